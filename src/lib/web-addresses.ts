import { safeUrl } from './http/safe-url';
import { dialled } from './phones/dialled';

/**
 * What may be an address: with its scheme, behind 'www.', of a host with a path ('forms.gle/Ab1'), of mail, or a number
 * to call: a mobile, a line behind its area, a free one, one behind its country. Hosts are told by their endings:
 * 'and/or' and 'Sr.Sec/High' are none.
 */
const ADDRESS =
  /https?:\/\/[^\s<>"“”]+|(?:www\.|(?:[a-z\d-]{1,40}\.){1,4}(?:app|be|co|com|edu|gle?|gov|in|io|ly|me|net|org|page|school)\/)[^\s<>"“”]+|[\w.+-]{1,64}@[a-z\d-]{1,60}(?:\.[a-z\d-]{2,60}){1,4}|(?:(?:\+91[ –-]?|0)?[6-9]\d{4}[ –-]?\d{5}|\(?0\d{2,4}\)?[ –-]\d{3,4}[ –-]?\d{3,4}|18[06]0[ –-]?\d{2,3}[ –-]?\d{3,4}|\+\d{1,3}(?:[ –-]?\(?\d{2,5}\)?){2,4})(?![\w@])/gi;

/** What ends before a number that is part of a longer one, or of a name: 'ADM9876543210'. */
const GLUED = /[\p{L}\p{N}_@]$/u;

/** An address up to the marks that belong to the sentence; a bracket that it opens itself does not. */
const UNMARKED = /^.*[^.,;:!?'’*_…।\])}]/;

function withoutMarks(found: string): string {
  const address = UNMARKED.exec(found)?.[0] ?? '';
  return found.charAt(address.length) === ')' && address.includes('(') ? `${address})` : address;
}

/** Where an address leads that stands in a text; undefined where that is not safe. */
export function addressTarget(text: string): string | undefined {
  const number = dialled(text);
  if (number) return `tel:${number}`;
  if (/^[+(\d][\d ()–-]*$/.test(text)) return undefined;
  return safeUrl(
    /^https?:/i.test(text) ? text : /^[^/]+@/.test(text) ? `mailto:${text}` : `https://${text}`,
  );
}

/** The words of a text and its addresses, in order; these stand at odd places. */
export function splitAddresses(text: string): string[] {
  const parts: string[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutMarks(found);
    const target = addressTarget(address);
    if (!target || (target.startsWith('tel:') && GLUED.test(text.slice(0, index)))) continue;
    parts.push(text.slice(done, index), address);
    done = index + address.length;
  }
  return [...parts, text.slice(done)];
}
