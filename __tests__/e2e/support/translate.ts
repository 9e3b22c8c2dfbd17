/**
 * What the translator of a browser does to a page, evaluated in it: each text is taken out, and its
 * translation put into two `<font>` elements in its place, now and whenever the page gets new words.
 * The “translation” is the text in guillemets.
 */
export function translateInPage(): void {
  const isTranslated = (node: Node) => /^‹.*›$/s.test(node.textContent ?? '');
  const translate = (text: Text) => {
    const { parentElement: parent } = text;
    if (!text.data.trim() || !parent || isTranslated(text)) return;
    if (parent.closest('svg, font, script, style, noscript, textarea, template')) return;
    if (parent.localName === 'option') {
      text.data = `‹${text.data}›`;
      return;
    }
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `‹${text.data}›`;
    text.replaceWith(outer);
  };
  const translateIn = (root: Node) => {
    if (root instanceof Text) return translate(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  translateIn(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateIn(target);
      else addedNodes.forEach(translateIn);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
