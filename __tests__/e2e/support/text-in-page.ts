/**
 * Words of the page that cannot be read, evaluated in the page: cut off by a box that does not
 * scroll, or lying over other words. Lines that end in “…” on purpose are passed over.
 */
export function unreadableText(): string[] {
  const faults: string[] = [];
  const lines: { left: number; right: number; top: number; bottom: number; node: Text }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || !node.data.trim()) continue;
    if (parent.closest('script, style, noscript, [inert], [aria-hidden=true], option')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    const shown = rects.filter((rect) => {
      const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
      for (let box: Element | null = parent; box; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible' || box === document.body) continue;
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        // Words for screen readers alone have a box of one pixel.
        if (width <= 1 || x < left || x > right || y < top || y > bottom) return false;
      }
      return true;
    });
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const sheet = box.getBoundingClientRect();
      if (sheet.width <= 1 || /auto|scroll/.test(style.overflowX + style.overflowY)) break;
      // Lines that end in “…”, and rows that pass by or are turned, hide words on purpose.
      if (style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis') break;
      if (box.matches('[data-moving], [aria-roledescription=carousel] > div')) break;
      if (style.overflow === 'visible') continue;
      const over = rects.some(
        (rect) =>
          rect.right > sheet.right + 2 ||
          rect.left < sheet.left - 2 ||
          rect.bottom - rect.height * 0.25 > sheet.bottom ||
          rect.top + rect.height * 0.25 < sheet.top,
      );
      if (over) faults.push(`“${node.data.trim().slice(0, 40)}” is cut off by ${box.localName}`);
    }
    // The bar at the top lies over what has been scrolled below it.
    if (parent.closest('header')) continue;
    for (const { left, right, top, bottom, height } of shown) {
      // The middle of the line: boxes of letters are taller than lines.
      lines.push({ left, right, top: top + height * 0.3, bottom: bottom - height * 0.3, node });
    }
  }
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide <= 2 || high <= 1 || one.node === other.node) continue;
      const [first, second] = [one, other].map(({ node }) => node.data.trim().slice(0, 30));
      faults.push(`“${first}” and “${second}” lie over each other`);
    }
  });
  return [...new Set(faults)];
}
