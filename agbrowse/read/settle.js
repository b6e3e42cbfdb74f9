// Waits until the text of this document stands still, and says what it then looks like.
//
// In: `quietMs` without a change that matters, `patienceMs` at most. Out: { moved, chars, loading, scripted, title, refresh, ended }.
// It changes nothing on the page.
(options) => {
  "use strict";
  const { quietMs, patienceMs } = options;
  const LOADING =
    /^\W*(loading|please wait|just a moment|one moment|fetching|불러오는 중|로딩|잠시만|読み込み中|ロード中|加载中|載入中|请稍候|正在加载|wird geladen|lädt|bitte warten|cargando|espere|chargement|veuillez patienter|caricamento|carregando|загрузка|laden)\P{L}*$/iu;
  const roots = [];
  const addRoots = (root) => {
    roots.push(root);
    if (roots.length > 2000) return;
    const elements = root.querySelectorAll("*");
    for (let i = 0; i < elements.length && i < 200000; i++) if (elements[i].shadowRoot) addRoots(elements[i].shadowRoot);
  };
  const isVisible = (element) =>
    !element.checkVisibility || element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const HUGE = 100000;
  const look = () => {
    if (document.getElementsByTagName("*").length > HUGE) {
      // Styles and layout of so much would take the page's time; and it is no shell.
      return { chars: HUGE, loading: false, scripted: true, title: "", refresh: null, ended: document.readyState !== "loading" };
    }
    let chars = 0;
    let loading = false;
    let nodes = 0;
    for (const root of roots) {
      if (root.nodeType === 9 ? !root.body : !root.host) continue;
      const walker = document.createTreeWalker(root.nodeType === 9 ? root.body : root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node && nodes < 30000; node = walker.nextNode()) {
        nodes++;
        const text = node.data.trim();
        const parent = node.parentElement;
        if (!text || (parent && /^(script|style|noscript|template)$/i.test(parent.localName))) continue;
        const short = text.length < 40 && LOADING.test(text);
        if (!short && chars > 2000) continue;
        if (parent && !isVisible(parent)) continue;
        if (short) loading = true;
        else chars += text.length;
      }
    }
    const busy = '[aria-busy="true"], [role="progressbar"]:not([aria-valuenow]), progress:not([value])';
    const empty = '[class*="skeleton" i]:empty, [class*="spinner" i]:empty, [class*="shimmer" i]:empty, [class*="loader" i]:empty';
    for (const root of roots) {
      if (loading) break;
      for (const element of root.querySelectorAll(`${busy}, ${empty}`)) {
        const box = element.getBoundingClientRect();
        if (isVisible(element) && box.width > 3 && box.height > 3 && box.top < innerHeight * 1.5) {
          loading = true;
          break;
        }
      }
    }
    const shells = "main:empty, #root:empty, #app:empty, #__next:empty, #__nuxt:empty, app-root:empty, [role=main]:empty";
    if (!loading && Array.from(document.querySelectorAll(shells)).some((shell) => !shell.shadowRoot)) loading = true;
    const refresh = document.querySelector('meta[http-equiv="refresh" i][content]');
    return {
      chars,
      loading,
      scripted: Array.from(document.scripts).some((script) => !/json|template|html/i.test(script.getAttribute("type") || "")),
      title: String(document.title).slice(0, 300),
      refresh: refresh ? parseFloat(refresh.getAttribute("content")) || 0 : null,
      ended: document.readyState !== "loading",
    };
  };

  return new Promise((resolve) => {
    const began = performance.now();
    let last = began;
    let moved = false;
    const times = new WeakMap();
    // A clock or a ticker changes one place again and again: after ten times it tells nothing.
    const matters = (target) => {
      const seen = (times.get(target) || 0) + 1;
      times.set(target, seen);
      return seen <= 10;
    };
    const observer = new MutationObserver((changes) => {
      for (const change of changes) {
        if (!matters(change.target)) continue;
        if (change.type === "childList") {
          for (const node of change.addedNodes) {
            if (node.nodeType !== 1) continue;
            if (node.shadowRoot || node.querySelector("*")) watchNew(node);
          }
        }
        last = performance.now();
        moved = true;
      }
    });
    const watch = (root) => observer.observe(root, { childList: true, subtree: true, characterData: true });
    const watchNew = (node) => {
      const known = roots.length;
      for (const element of [node, ...node.querySelectorAll("*")]) {
        if (element.shadowRoot && !roots.includes(element.shadowRoot)) addRoots(element.shadowRoot);
      }
      for (const root of roots.slice(known)) watch(root);
    };
    addRoots(document);
    const first = look();
    if (!first.scripted && first.ended) {
      resolve({ moved, ...first });
      return;
    }
    roots.forEach(watch);
    const check = () => {
      const now = performance.now();
      if (!first.scripted && !first.ended && document.readyState !== "loading") {
        // It has come whole meanwhile, and nothing will change it.
        const whole = look();
        if (!whole.scripted) {
          observer.disconnect();
          resolve({ moved, ...whole });
          return;
        }
        first.scripted = true;
      }
      const still = now - last >= quietMs;
      if ((still && (moved || now - began >= patienceMs)) || now - began >= patienceMs + 3 * quietMs) {
        observer.disconnect();
        resolve({ moved, ...look() });
      } else {
        setTimeout(check, Math.max(10, Math.min(quietMs - (now - last), first.scripted ? 100 : 20)));
      }
    };
    check();
  });
};
