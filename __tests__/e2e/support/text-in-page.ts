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
    if (parent.closest('script, style, noscript, [inert], option')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    let hidden = false;
    let cut = '';
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const sheet = box.getBoundingClientRect();
      // Words for screen readers alone, and rows that move or scroll by hand.
      if (sheet.width <= 1 || sheet.height <= 1) hidden = true;
      if (/auto|scroll/.test(style.overflowX) || box.matches('[data-moving]')) break;
      if (style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis') break;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if (box.querySelector('ul[class] > li[class]')?.parentElement?.parentElement === box) break;
      const over = rects.some(
        (rect) =>
          rect.right > sheet.right + 2 ||
          rect.left < sheet.left - 2 ||
          rect.bottom - rect.height * 0.25 > sheet.bottom ||
          rect.top + rect.height * 0.25 < sheet.top,
      );
      if (over && !cut) cut = `“${node.data.trim().slice(0, 40)}” is cut off by ${box.localName}`;
    }
    if (hidden) continue;
    if (cut) faults.push(cut);
    if (parent.closest('header')) continue;
    for (const { left, right, top, bottom, height } of rects) {
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
