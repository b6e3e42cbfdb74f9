// What a reader of this frame sees, as one flat HTML text.
//
// In: `frames` (the elements of child frames that can be read), `token` (marks where each goes), `bodyTag` (what the body is
// called), `budgetMs`, `capChars`.
// Out: { html, head, attributes, truncated }: the body's visible content, the head's lines, the root's lang and dir.
// It changes nothing on the page, except that it may scroll, to learn what lies behind text in the colour of its background.
(options) => {
  "use strict";
  const { frames, token, bodyTag, budgetMs, capChars } = options;
  // Own getters: a form's controls may be named "childNodes", "id" or "attributes" and would stand in the way.
  const getter = (prototype, name) => Object.getOwnPropertyDescriptor(prototype, name).get;
  const firstChildOf = getter(Node.prototype, "firstChild");
  const nextSiblingOf = getter(Node.prototype, "nextSibling");
  const nodeTypeOf = getter(Node.prototype, "nodeType");
  const localNameOf = getter(Element.prototype, "localName");
  const namespaceOf = getter(Element.prototype, "namespaceURI");
  const attributesOf = getter(Element.prototype, "attributes");
  const shadowRootOf = getter(Element.prototype, "shadowRoot");
  const clientWidthOf = getter(Element.prototype, "clientWidth");
  const clientHeightOf = getter(Element.prototype, "clientHeight");
  const scrollWidthOf = getter(Element.prototype, "scrollWidth");
  const scrollHeightOf = getter(Element.prototype, "scrollHeight");
  const dataOf = getter(CharacterData.prototype, "data");
  const attributeOf = (element, name) => Element.prototype.getAttribute.call(element, name);
  const rectOf = (element) => Element.prototype.getBoundingClientRect.call(element);

  const SVG = "http://www.w3.org/2000/svg";
  const HTML = "http://www.w3.org/1999/xhtml";
  const words = (text) => new Set(text.split(" "));
  const VOID = words("br hr wbr input col");
  const NEVER = words(
    "style template noscript canvas object embed audio video img picture source track param base map area title head " +
      "noembed noframes datalist link meta basefont bgsound",
  );
  const NEVER_SVG = words(
    "title desc metadata style script defs symbol clippath mask marker pattern lineargradient radialgradient filter",
  );
  const INLINE = words(
    "a abbr acronym b bdi bdo big button cite code data del dfn em font i ins kbd label mark q s samp small span strike " +
      "strong sub sup time tt u var",
  );
  // Inside these a line break stands for a block's edge: a <div> would break them apart when the text is parsed again.
  const PHRASING = words("p h1 h2 h3 h4 h5 h6 pre summary dt caption legend button label span a b em i strong small");
  const BLOCKS = words("block flex grid list-item flow-root table -webkit-box");
  const RENAMED = { frameset: "div", xmp: "pre", listing: "pre", plaintext: "pre", body: bodyTag, html: "div", marquee: "div" };
  const TABLE_PARENTS = {
    caption: words("table"),
    colgroup: words("table"),
    col: words("colgroup table"),
    thead: words("table"),
    tbody: words("table"),
    tfoot: words("table"),
    tr: words("table thead tbody tfoot"),
    td: words("tr"),
    th: words("tr"),
  };
  const TABLE_PARTS = {
    table: words("caption colgroup col thead tbody tfoot tr script"),
    thead: words("tr script"),
    tbody: words("tr script"),
    tfoot: words("tr script"),
    tr: words("td th script"),
    colgroup: words("col"),
  };
  const KEEP = words(
    "lang dir id class role rel datetime colspan rowspan scope headers itemprop itemscope itemtype itemid itemref start " +
      "reversed open content cite",
  );
  const CONTROLS = words("form input button select textarea option");
  const KEEP_ON_CONTROLS = words("type name action method autocomplete");
  const BUTTON_TYPES = words("submit button reset");
  const KEEP_EMPTY = words("td th br hr wbr input textarea col colgroup form select meta link script");

  const out = [];
  const suspects = [];
  const started = performance.now();
  let length = 0;
  let count = 0;
  let solid = 0; // pieces that are more than an empty element
  let full = false;

  const put = (piece) => {
    out.push(piece);
    length += piece.length;
    if (length > capChars) full = true;
  };
  const escapeText = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  const escapeAttribute = (text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
  const absolute = (address) => {
    if (address.startsWith("#")) return address;
    try {
      const url = new URL(address, document.baseURI);
      return url.protocol === "http:" || url.protocol === "https:" || url.protocol === "mailto:" ? url.href : null;
    } catch {
      return null;
    }
  };

  // Colours -----------------------------------------------------------------------------------------------------------
  const parseColour = (text) => {
    const match = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(text);
    return match ? [+match[1], +match[2], +match[3], match[4] === undefined ? 1 : +match[4]] : null;
  };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  const alike = (a, b) => Math.abs(a[0] - b[0]) <= 10 && Math.abs(a[1] - b[1]) <= 10 && Math.abs(a[2] - b[2]) <= 10;
  // The background below, as far as it is plain: a colour, or null where a picture or gradient may lie.
  const backgroundOver = (style, below) => {
    if (style.backgroundImage !== "none") return null;
    const own = parseColour(style.backgroundColor);
    if (own === null) return null;
    if (own[3] === 0) return below;
    if (own[3] >= 0.999) return own;
    return below && over(own, below);
  };

  // Places ------------------------------------------------------------------------------------------------------------
  const pixels = (text) => parseFloat(text) || 0;
  const isEmptyClip = (clip) => {
    const edges = clip.slice(5, -1).split(/[ ,]+/).map(pixels);
    return edges.length === 4 && !clip.includes("auto") && (edges[2] - edges[0] <= 1 || edges[1] - edges[3] <= 1);
  };
  const isEmptyClipPath = (path) => {
    if (/^(circle|ellipse)\(0(px|%)?[ )]/.test(path)) return true;
    const inset = /^inset\(([^)]*?)( round .*)?\)$/.exec(path);
    if (inset) {
      const [top, right = top, bottom = top, left = right] = inset[1].split(" ");
      const share = (edge) => (edge.endsWith("%") ? parseFloat(edge) : 0);
      return share(top) + share(bottom) >= 99.5 || share(left) + share(right) >= 99.5;
    }
    const polygon = /^polygon\((.*)\)$/.exec(path);
    return polygon !== null && new Set(polygon[1].split(", ")).size <= 2;
  };
  const rtl = getComputedStyle(document.documentElement).direction === "rtl";
  // Beyond the edges that scrolling reaches. A slide moved aside is not: its reader turns to it.
  const isOutside = (element, style, slack) => {
    const rect = rectOf(element);
    const right = rect.left + Math.max(rect.width, scrollWidthOf.call(element));
    const bottom = rect.top + Math.max(rect.height, scrollHeightOf.call(element));
    if (style.position === "fixed") {
      return right <= -slack || bottom <= -slack || rect.left >= innerWidth + slack || rect.top >= innerHeight + slack;
    }
    const left = rtl ? 3000 : slack;
    return right + scrollX <= -left || bottom + scrollY <= -slack || (rect.left + scrollX >= 5000 && innerWidth < 5000);
  };
  const isMoved = (style) => style.transform !== "none" || style.translate !== "none" || style.scale !== "none";
  const isShrunk = (element) => {
    const rect = rectOf(element);
    const width = element.offsetWidth;
    const height = element.offsetHeight;
    return (width > 0 && rect.width < width * 0.05) || (height > 0 && rect.height < height * 0.05);
  };
  const isOutOfSight = (element, style) => {
    const display = style.display;
    const inline = display === "inline" || display === "contents";
    if (!inline) {
      const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
      if (clips) {
        if (style.overflowX !== "visible" && clientWidthOf.call(element) <= 1) return true;
        if (style.overflowY !== "visible" && clientHeightOf.call(element) <= 1) return true;
      }
      if (isMoved(style) && (isShrunk(element) || isOutside(element, style, 1000))) return true;
    }
    const position = style.position;
    if (position === "absolute" || position === "fixed") {
      if (style.clip !== "auto" && isEmptyClip(style.clip)) return true;
      if (isOutside(element, style, 0)) return true;
    } else if (pixels(style.marginLeft) <= -900 || pixels(style.marginTop) <= -900 || pixels(style.left) <= -900) {
      if (isOutside(element, style, 0)) return true;
    }
    return style.clipPath !== "none" && isEmptyClipPath(style.clipPath);
  };

  // Text --------------------------------------------------------------------------------------------------------------
  // "seen", "unseen", or the colour that the background must not have.
  const judgeText = (style, state) => {
    if (style.visibility !== "visible" || pixels(style.fontSize) <= 2 || pixels(style.textIndent) <= -400) return "unseen";
    const colour = parseColour(style.webkitTextFillColor);
    if (colour === null || style.textShadow !== "none" || pixels(style.webkitTextStrokeWidth) > 0) return "seen";
    if (state.clipsText || (style.backgroundClip || "").includes("text")) return "seen";
    if (colour[3] < 0.05) return "unseen";
    if (state.background === null) return "seen";
    return alike(over(colour, state.background), state.background) ? colour : "seen";
  };
  const putText = (node, element, style, state, tag) => {
    const text = dataOf.call(node);
    if (text.length === 0) return;
    if (!/\S/.test(text)) {
      put(/\n/.test(text) ? "\n" : " ");
      return;
    }
    if (state.text === undefined) state.text = judgeText(style, state);
    if (state.text === "unseen") return;
    solid++;
    let escaped = escapeText(text);
    if (text.includes("\n") && tag !== "pre" && tag !== "textarea" && !state.pre && /^pre(-wrap|-line)?$|^break-spaces$/.test(style.whiteSpace)) {
      escaped = escaped.replace(/\n/g, "<br>");
    }
    if (state.text !== "seen") suspects.push({ at: out.length, node, element, colour: state.text });
    if (TABLE_PARTS[tag]) escaped = tag === "tr" ? `<td>${escaped}</td>` : `<tr><td>${escaped}</td></tr>`;
    put(escaped);
  };

  const openTag = (element, name, tag) => {
    let piece = "<" + tag;
    let named = false;
    const attributes = attributesOf.call(element);
    for (let i = 0; i < attributes.length; i++) {
      const key = attributes[i].name;
      let value = attributes[i].value;
      if (key === "href" || key === "action") {
        if (key === "href" ? name !== "a" && name !== "link" : name !== "form") continue;
        value = absolute(value);
        if (value === null) continue;
      } else if (key === "title") {
        if (name !== "abbr" && name !== "acronym" && name !== "time") continue;
      } else if (key === "value") {
        const isButton = name === "input" && BUTTON_TYPES.has((attributeOf(element, "type") || "").toLowerCase());
        if (!isButton && name !== "li" && name !== "data") continue;
      } else if (!KEEP.has(key) && !(CONTROLS.has(name) && KEEP_ON_CONTROLS.has(key))) {
        continue;
      }
      if (key === "id" || key === "itemprop") named = true;
      piece += ` ${key}="${escapeAttribute(value.slice(0, 2000))}"`;
    }
    put(piece + ">");
    return named;
  };

  const putScript = (element) => {
    const type = (attributeOf(element, "type") || "").toLowerCase();
    const source = attributeOf(element, "src");
    if (type === "application/ld+json") {
      let content = "";
      for (let node = firstChildOf.call(element); node; node = nextSiblingOf.call(node)) content += dataOf.call(node) || "";
      if (content.length < 500000) put(`<script type="application/ld+json">${content.replace(/<\//g, "<\\/")}</script>`);
    } else if (source) {
      const address = absolute(source);
      if (address) put(`<script src="${escapeAttribute(address.slice(0, 2000))}"></script>`);
    }
  };
  const putMeta = (element, name) => {
    if (name === "link") {
      const rel = " " + (attributeOf(element, "rel") || "").toLowerCase() + " ";
      if (!rel.includes(" canonical ") && attributeOf(element, "itemprop") === null) return;
      openTag(element, "link", "link");
      return;
    }
    if ((attributeOf(element, "http-equiv") || "").toLowerCase() === "refresh" || attributeOf(element, "content") === null) return;
    let piece = "<meta";
    for (const key of ["name", "property", "itemprop", "http-equiv", "content"]) {
      const value = attributeOf(element, key);
      if (value !== null) piece += ` ${key}="${escapeAttribute(value.slice(0, 5000))}"`;
    }
    put(piece + ">");
  };

  const putChildren = (parent, element, style, state, tag, depth) => {
    for (let node = firstChildOf.call(parent); node && !full; node = nextSiblingOf.call(node)) {
      const type = nodeTypeOf.call(node);
      if (type === 3 || type === 4) putText(node, element, style, state, tag);
      else if (type === 1) putElement(node, state, tag, depth);
    }
  };

  const putElement = (element, outer, parentTag, depth) => {
    if ((++count & 127) === 0 && performance.now() - started > budgetMs) full = true;
    if (full) return;
    if (depth > 900) {
      full = true;
      return;
    }
    const name = localNameOf.call(element).toLowerCase();
    const isSvg = namespaceOf.call(element) === SVG;
    if (name === "script") {
      if (!isSvg) putScript(element);
      return;
    }
    if ((name === "meta" && attributeOf(element, "itemprop") !== null) || (name === "link" && attributeOf(element, "itemprop") !== null)) {
      putMeta(element, name);
      return;
    }
    if (isSvg ? NEVER_SVG.has(name) : NEVER.has(name)) return;
    const style = getComputedStyle(element);
    const display = style.display;
    if (display === "none") return;
    const findable = attributeOf(element, "hidden") === "until-found";
    if (style.contentVisibility === "hidden" && !findable) return;
    const opacity = style.opacity === "1" ? outer.opacity : outer.opacity * parseFloat(style.opacity);
    if (opacity < 0.05 || (style.filter !== "none" && /opacity\(0(\.0\d*)?%?\)/.test(style.filter))) return;
    if (outer.measured && !isSvg && name !== "body" && isOutOfSight(element, style)) return;

    if (name === "iframe" || name === "frame") {
      const index = frames.indexOf(element);
      if (index < 0 || style.visibility !== "visible") return;
      const rect = rectOf(element);
      if (outer.measured && (rect.width < 50 || rect.height < 50)) return;
      solid++;
      put(token + index + token);
      return;
    }

    const background = backgroundOver(style, outer.background);
    const closed = name === "details" && attributeOf(element, "open") === null;
    const state = {
      opacity,
      background,
      clipsText: outer.clipsText || (style.backgroundClip || "").includes("text"),
      measured: outer.measured && !closed && !findable && name !== "select",
      pre: outer.pre || name === "pre",
      row: /flex$/.test(display) && style.flexDirection.startsWith("row"),
      text: undefined,
    };

    let tag = RENAMED[name] || (/^[a-z][a-z0-9._-]*$/.test(name) ? name : "span");
    if (isSvg) tag = "span";
    else if (name === "slot") tag = "";
    else if (name === "div" && display === "inline") tag = "span";
    if (TABLE_PARENTS[tag] && !TABLE_PARENTS[tag].has(parentTag)) tag = VOID.has(tag) ? "" : "div";
    const misplaced = TABLE_PARTS[parentTag] && tag && !TABLE_PARTS[parentTag].has(tag) && !VOID.has(tag);
    if (misplaced) put(parentTag === "tr" ? "<td>" : "<tr><td>");
    const isInline = INLINE.has(name) || name.includes("-") || isSvg;
    const edge = isInline && (BLOCKS.has(display) || (isSvg && (name === "text" || name === "svg")));
    const wrapped = edge && !outer.row && !isSvg && !PHRASING.has(parentTag) && !TABLE_PARTS[parentTag];
    if (wrapped) put("<div>");
    else if (edge || (isInline && outer.row)) put(outer.row || isSvg ? " " : "<br>");

    const at = out.length;
    const named = tag ? openTag(element, name, tag) : false;
    const opened = out.length;
    if (named || KEEP_EMPTY.has(tag)) solid++;
    const before = solid;
    if (!VOID.has(tag)) {
      const inner = tag || parentTag;
      const shadow = shadowRootOf.call(element);
      if (shadow) {
        putChildren(shadow, element, style, state, inner, depth + 1);
      } else if (name === "slot" && element.assignedNodes) {
        const assigned = element.assignedNodes();
        if (assigned.length === 0) putChildren(element, element, style, state, inner, depth + 1);
        for (const node of assigned) {
          if (nodeTypeOf.call(node) === 3) putText(node, element, style, state, inner);
          else putElement(node, state, inner, depth + 1);
        }
      } else {
        if (closed && !state.measured) {
          // The summary of a closed <details> is in sight, and measured as all else is.
          for (let node = firstChildOf.call(element), first = true; node && !full; node = nextSiblingOf.call(node)) {
            const type = nodeTypeOf.call(node);
            if (type === 3) putText(node, element, style, state, inner);
            else if (type === 1) {
              const isSummary = first && localNameOf.call(node) === "summary";
              if (isSummary) first = false;
              putElement(node, isSummary ? { ...state, measured: outer.measured, text: undefined } : state, inner, depth + 1);
            }
          }
        } else {
          putChildren(element, element, style, state, inner, depth + 1);
        }
      }
      if (tag) {
        if (solid === before && !named && !KEEP_EMPTY.has(tag)) {
          const space = out.length > opened;
          while (out.length > at) length -= out.pop().length;
          if (space) put(" ");
        } else {
          put(`</${tag}>`);
        }
      }
    }
    if (wrapped) put("</div>");
    else if (edge || (isInline && outer.row)) put(outer.row || isSvg ? " " : "<br>");
    if (misplaced) put(parentTag === "tr" ? "</td>" : "</td></tr>");
  };

  // Text in the colour of its background may lie over a picture, or in another layer: look at what is under it. ---------------
  const isSeenOver = ({ node, element, colour }) => {
    Element.prototype.scrollIntoView.call(element, { block: "center", inline: "center", behavior: "instant" });
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getClientRects()[0];
    if (!rect) return false;
    const x = Math.min(Math.max(rect.left + rect.width / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max(rect.top + rect.height / 2, 0), innerHeight - 1);
    const layers = element.getRootNode().elementsFromPoint(x, y);
    const own = layers.indexOf(element);
    for (const layer of own < 0 ? layers : layers.slice(own)) {
      const tag = localNameOf.call(layer);
      if (/^(img|picture|video|canvas|svg|iframe|object|embed)$/.test(tag)) return true;
      const style = getComputedStyle(layer);
      if (style.backgroundImage !== "none") return true;
      for (const part of ["::before", "::after"]) {
        const generated = getComputedStyle(layer, part);
        if (generated.content === "none" || generated.content === "normal" || generated.position === "static") continue;
        const painted = parseColour(generated.backgroundColor);
        if (generated.backgroundImage !== "none" || painted === null || painted[3] > 0.1) return true;
      }
      const plain = parseColour(style.backgroundColor);
      if (plain === null) return true;
      if (plain[3] > 0.1) return !alike(over(colour, plain), plain);
    }
    return false;
  };

  // ------------------------------------------------------------------------------------------------------------------------
  const root = document.documentElement;
  const rootStyle = getComputedStyle(root);
  const dark = /dark/.test(rootStyle.colorScheme) && !/light|normal/.test(rootStyle.colorScheme);
  const body = document.body;
  const ground = {
    opacity: 1,
    background: backgroundOver(rootStyle, dark ? null : [255, 255, 255, 1]),
    clipsText: false,
    measured: true,
    pre: false,
    row: false,
    text: undefined,
  };
  let attributes = "";
  for (const key of ["lang", "dir", "class", "itemscope", "itemtype"]) {
    const value = attributeOf(root, key);
    if (value !== null) attributes += ` ${key}="${escapeAttribute(value.slice(0, 2000))}"`;
  }
  if (namespaceOf.call(root) !== HTML || !body) {
    put(`<pre>${escapeText((root.textContent || "").slice(0, capChars))}</pre>`);
  } else if (rootStyle.display !== "none" && parseFloat(rootStyle.opacity) >= 0.05) {
    putElement(body, ground, "", 0);
  }
  const checked = suspects.slice(0, 150);
  if (checked.length > 0) {
    const [x, y] = [scrollX, scrollY];
    for (const suspect of checked) if (!isSeenOver(suspect)) out[suspect.at] = "";
    for (const suspect of suspects.slice(150)) out[suspect.at] = "";
    scrollTo({ left: x, top: y, behavior: "instant" });
  }
  const html = out.join("");
  out.length = 0;
  const truncated = full;
  full = false;
  length = 0;
  const head = document.head;
  if (head) {
    for (let node = firstChildOf.call(head); node; node = nextSiblingOf.call(node)) {
      if (nodeTypeOf.call(node) !== 1) continue;
      const name = localNameOf.call(node);
      if (name === "meta" || name === "link") putMeta(node, name);
      else if (name === "script") putScript(node);
    }
  }
  const title = String(getter(Document.prototype, "title").call(document));
  return { html, head: `<title>${escapeText(title)}</title>` + out.join(""), attributes, truncated };
};
