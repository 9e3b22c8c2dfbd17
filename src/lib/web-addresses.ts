import { safeUrl } from './http/safe-url';

/**
 * What may be an address: with its scheme, behind 'www.', of a host with a path ('forms.gle/Ab1'), or of mail. Hosts are
 * told by their endings: 'and/or' and 'Sr.Sec/High' are none.
 */
const ADDRESS =
  /https?:\/\/[^\s<>"“”]+|(?:www\.|(?:[a-z\d-]{1,40}\.){1,4}(?:app|be|co|com|edu|gle?|gov|in|io|ly|me|net|org|page|school)\/)[^\s<>"“”]+|[\w.+-]{1,64}@[a-z\d-]{1,60}(?:\.[a-z\d-]{2,60}){1,4}/gi;

/** An address up to the marks that belong to the sentence; a bracket that it opens itself does not. */
const UNMARKED = /^.*[^.,;:!?'’*_…।\])}]/;

function withoutMarks(found: string): string {
  const address = UNMARKED.exec(found)?.[0] ?? '';
  return found.charAt(address.length) === ')' && address.includes('(') ? `${address})` : address;
}

/** Where an address leads that stands in a text; undefined where that is not safe. */
export const addressTarget = (text: string): string | undefined =>
  safeUrl(
    /^https?:/i.test(text) ? text : /^[^/]+@/.test(text) ? `mailto:${text}` : `https://${text}`,
  );

/** The words of a text and its addresses, in order; these stand at odd places. */
export function splitAddresses(text: string): string[] {
  const parts: string[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutMarks(found);
    if (!addressTarget(address)) continue;
    parts.push(text.slice(done, index), address);
    done = index + address.length;
  }
  return [...parts, text.slice(done)];
}
