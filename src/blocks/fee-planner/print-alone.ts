/**
 * Hides what stands beside an element, up to the page's main part, while the page is printed. Gives
 * the function that shows it again.
 */
export function hideSiblings(element: HTMLElement): () => void {
  const hidden: HTMLElement[] = [];
  for (
    let inner: HTMLElement = element;
    inner.parentElement && inner.tagName !== 'MAIN';
    inner = inner.parentElement
  ) {
    for (const other of inner.parentElement.children) {
      const isHeading = other.matches('h1, h2, h3') || other.querySelector('h1');
      if (other === inner || !(other instanceof HTMLElement) || other.hidden || isHeading) continue;
      if (inner.parentElement === document.body) continue;
      other.hidden = true;
      hidden.push(other);
    }
  }
  return () => hidden.splice(0).forEach((other) => (other.hidden = false));
}
