import { parsedBody } from './sanitize/markup';
import { hasNativeSanitizer, sanitizeNatively } from './sanitize/native';
import { stripHiddenMarks } from './text';

/** Longest safe HTML that is shown, in characters: a letter of some thirty pages. */
const HTML_MAX = 100_000;

/**
 * HTML of the service made safe to show: a few text elements and links to safe addresses, which open
 * without a way back to this page (`sanitize/markup.ts`). The browser's own sanitiser does it; where
 * it is missing or fails, DOMPurify is fetched. In the browser only (elsewhere it gives ''). Rejects
 * when neither gives safe HTML. What is too long ends in '…'.
 */
export async function sanitizeHtml(html: string): Promise<string> {
  if (typeof window === 'undefined') return '';
  // Cut afterwards: what is taken out may stand before the words.
  return shortened(await sanitized(stripHiddenMarks(html)));
}

async function sanitized(markup: string): Promise<string> {
  if (hasNativeSanitizer()) {
    try {
      return sanitizeNatively(markup);
    } catch (error) {
      console.warn('The browser’s sanitizer failed', error);
    }
  }
  const { sanitizeByDOMPurify } = await import('./sanitize/purify');
  return sanitizeByDOMPurify(markup);
}

/** Safe HTML that is no longer than may be shown. */
function shortened(html: string): string {
  if (html.length <= HTML_MAX) return html;
  const cut = html.slice(0, HTML_MAX);
  // Between two elements or within a text; parsing closes what was open.
  const whole =
    cut.lastIndexOf('<') > cut.lastIndexOf('>') ? cut.slice(0, cut.lastIndexOf('<')) : cut;
  return `${parsedBody(whole).innerHTML}<p>…</p>`;
}
