// The one button that a consent wall wants pressed: the refusing one, else the agreeing one. Null when no wall stands in the way.
//
// In: `labels`: { reject, accept } as regular expression sources, `topic`: what such walls speak of; `whole`: this frame is the wall.
// Out: the element, or null. It presses nothing itself.
(options) => {
  "use strict";
  const { labels, topic, whole } = options;
  const reject = new RegExp(labels.reject, "iu");
  const accept = new RegExp(labels.accept, "iu");
  const about = new RegExp(topic, "iu");
  const KNOWN =
    "#onetrust-consent-sdk, #CybotCookiebotDialog, .fc-consent-root, #didomi-host, #qc-cmp2-container, #usercentrics-root, " +
    "#usercentrics-cmp-ui, .cmpbox, #cmpbox, #truste-consent-track, #consent_blackbar, #cookiescript_injected_wrapper, #iubenda-cs-banner, " +
    "#axeptio_overlay, #tarteaucitronRoot, #klaro, .osano-cm-window, #sp-cc, [id^='sp_message_container'], #gdpr-consent-tool-wrapper, " +
    ".qc-cmp-ui-container, #termly-code-snippet-support, .cky-consent-container, #hs-eu-cookie-confirmation, #cookie-law-info-bar";
  const isVisible = (element) => {
    if (element.checkVisibility && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const box = element.getBoundingClientRect();
    return box.width > 3 && box.height > 3;
  };
  const deep = (root, selector, found) => {
    for (const element of root.querySelectorAll("*")) {
      if (found.length > 400) break;
      if (element.matches(selector)) found.push(element);
      if (element.shadowRoot) deep(element.shadowRoot, selector, found);
    }
    return found;
  };
  const textOf = (element) => {
    let text = element.innerText || element.textContent || "";
    if (element.shadowRoot) for (const child of element.shadowRoot.children) text += "\n" + (child.innerText || "");
    for (const host of element.querySelectorAll("*")) {
      if (host.shadowRoot) for (const child of host.shadowRoot.children) text += "\n" + (child.innerText || "");
    }
    return text;
  };
  const labelOf = (element) =>
    (element.innerText || element.value || element.getAttribute("aria-label") || "").replace(/\s+/g, " ").trim();
  const buttonIn = (wall) => {
    const selector = "button, [role=button], input[type=button], input[type=submit], a";
    const root = wall.shadowRoot || wall;
    const buttons = deep(root, selector, wall.matches(selector) ? [wall] : []);
    const usable = buttons.filter((button) => {
      if (button.disabled || !isVisible(button)) return false;
      const form = button.closest("form");
      return !(form && form.querySelector("input[type=password], input[type=email], input[type=tel]"));
    });
    for (const wanted of [reject, accept]) {
      for (const button of usable) {
        const label = labelOf(button);
        if (label.length <= 60 && wanted.test(label)) return button;
      }
    }
    return null;
  };
  // Covered: the middle of the window, or most of a grid of points, belongs to the wall or to the veil around it.
  const covers = (wall) => {
    const box = wall.getBoundingClientRect();
    const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    if (width > 0 && height > 0 && width * height > innerWidth * innerHeight * 0.4) return true;
    let taken = 0;
    for (const [x, y] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.8]]) {
      let hit = document.elementFromPoint(innerWidth * x, innerHeight * y);
      for (let up = hit; up; up = up.parentElement || (up.getRootNode().host ?? null)) {
        const isVeil = up !== document.body && up !== document.documentElement && getComputedStyle(up).position === "fixed";
        if (up === wall || wall.contains(up) || (isVeil && up.getBoundingClientRect().height > innerHeight * 0.9)) {
          taken++;
          break;
        }
      }
    }
    if (taken >= 4) return true;
    const locked = [document.documentElement, document.body].some((element) => getComputedStyle(element).overflowY === "hidden");
    return locked && taken >= 1 && document.documentElement.scrollHeight > innerHeight;
  };
  // No wall is that large, and looking for one behind so much would take the page's time.
  if (!document.body || document.getElementsByTagName("*").length > 50000) return null;
  if (whole) return about.test(textOf(document.body)) ? buttonIn(document.body) : null;

  const walls = deep(document, `${KNOWN}, [role=dialog], [role=alertdialog], [aria-modal=true], dialog[open]`, []);
  const text = textOf(document.body);
  if (walls.length === 0) {
    // Nothing names itself: a fixed box in the middle that speaks of it.
    let hit = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    for (; hit && hit !== document.body; hit = hit.parentElement) {
      const position = getComputedStyle(hit).position;
      if ((position === "fixed" || position === "absolute") && about.test(textOf(hit))) {
        walls.push(hit);
        break;
      }
    }
  }
  for (const wall of walls) {
    if (!(wall.shadowRoot ? true : isVisible(wall) || wall.querySelector("*")) || !about.test(textOf(wall))) continue;
    let box = wall;
    if (wall.getBoundingClientRect().height < 4) box = Array.from((wall.shadowRoot || wall).querySelectorAll("*")).find(isVisible) || wall;
    if (!covers(box) && !covers(wall)) continue;
    const button = buttonIn(wall);
    if (button) return button;
  }
  // Nothing but a wall: few words, nearly all in the box that the button stands in and that speaks of consent.
  if (text.length < 3000 && about.test(text)) {
    const button = buttonIn(document.body);
    let box = button;
    while (box && box !== document.body && !about.test(textOf(box))) box = box.parentElement || (box.getRootNode().host ?? null);
    const headings = Array.from(document.querySelectorAll("h1, h2, title, [role=heading]")).map((e) => e.textContent).join(" ");
    if (box && text.length - textOf(box).length < 300 && (text.length < 1500 || about.test(headings))) return button;
  }
  return null;
};
