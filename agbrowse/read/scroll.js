// Scrolls to the end once, the way a reader does, and waits whether more comes.
//
// In: `endMs` to wait at the end, `budgetMs` in all. Out: { grew, chars }. Scrolls the document, or the largest box that scrolls in its place.
async (options) => {
  "use strict";
  const { endMs, budgetMs } = options;
  // Layout of so much takes longer than a page has.
  if (document.getElementsByTagName("*").length > 200000) return { grew: false, chars: 0 };
  const began = performance.now();
  const page = document.scrollingElement || document.documentElement;
  const boxes = () => {
    if (page.scrollHeight > innerHeight + 50) return page;
    let best = page;
    let area = innerWidth * innerHeight * 0.3;
    for (const element of document.querySelectorAll("main, section, article, div, ul, ol, body")) {
      if (element.scrollHeight <= element.clientHeight + 100 || element.clientWidth * element.clientHeight <= area) continue;
      if (!/^(auto|scroll|overlay)$/.test(getComputedStyle(element).overflowY)) continue;
      best = element;
      area = element.clientWidth * element.clientHeight;
    }
    return best;
  };
  const box = boxes();
  // All of it is in view already: no end comes into view.
  if (box === page && page.scrollHeight <= innerHeight + 2) return { grew: false, chars: 0 };
  const height = () => (box === page ? innerHeight : box.clientHeight);
  const frame = () =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, 60);
      requestAnimationFrame(() => {
        clearTimeout(timer);
        setTimeout(resolve, 0);
      });
    });
  let grew = false;
  const observer = new MutationObserver((changes) => {
    for (const change of changes) if (change.addedNodes.length > 0) grew = true;
  });
  observer.observe(document, { childList: true, subtree: true });
  const size = box.scrollHeight;
  const step = Math.max(height() * 0.9, size / 60);
  const to = (top) => box.scrollTo({ top, behavior: "instant" });
  while (box.scrollTop + height() < box.scrollHeight - 2 && performance.now() - began < budgetMs) {
    const before = box.scrollTop;
    to(before + step);
    await frame();
    if (box.scrollTop <= before) break;
  }
  to(box.scrollHeight);
  grew = false;
  const waiting = performance.now();
  while (!grew && performance.now() - waiting < endMs) {
    await new Promise((resolve) => setTimeout(resolve, 40));
    if (box.scrollHeight > size + 2 && box.scrollTop + height() < box.scrollHeight - 2) grew = true;
  }
  if (grew) await frame();
  observer.disconnect();
  return { grew: grew && box.scrollHeight > size + 2, chars: (document.body ? document.body.textContent : "").length };
};
