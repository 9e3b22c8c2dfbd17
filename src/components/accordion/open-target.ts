/**
 * Opens the part of an accordion that the address names, and whatever it stands inside: runs in the
 * page itself, since a page of words asks for the site's scripts only at the reader's first move.
 */
export const openTargetScript = [
  '(function(){function o(){var h=location.hash.slice(1),e;',
  'try{e=h&&document.getElementById(decodeURIComponent(h))}catch(x){}',
  'for(;e;e=e.parentElement)if(e.tagName==="DETAILS")e.open=true}',
  'addEventListener("hashchange",o);o()})()',
].join('');

/** The same for a page that was reached without loading it anew. A hash that names nothing is fine. */
export function openTarget(hash: string): void {
  let target: Element | null = document.getElementById(idOf(hash));
  while (target) {
    if (target instanceof HTMLDetailsElement) target.open = true;
    target = target.parentElement;
  }
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    // A half-written escape, as in '#100%', is no anchor of ours.
    return '';
  }
}
