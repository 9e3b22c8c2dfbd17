/**
 * Lets plain links in running text move within the site without a reload: such text is HTML made at
 * build, and its links are no components. What a component has answered already is left alone, and
 * so is every click by which a reader asks for a new tab, a download or a file.
 */
export function followPlainLinks(go: (to: string) => void): void {
  document.addEventListener('click', (event) => {
    const wantsMore = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || wantsMore) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const to = link?.getAttribute('href') ?? '';
    // A path of this site without a file's ending; an anchor of the same page is the browser's.
    if (!link || !/^\/(?!\/)[^.]*$/.test(to) || link.matches('[target], [download]')) return;
    event.preventDefault();
    go(to);
  });
}
