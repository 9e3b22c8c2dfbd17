import { hasNativeSanitizer, sanitizeNatively } from './sanitize/native';
import { stripHiddenMarks } from './text';

const HTML_MAX = 100_000;

/**
 * HTML of the service made safe to show: a few text elements and links to safe addresses, which open
 * without a way back to this page (`sanitize/markup.ts`). The browser's own sanitiser does it; where
 * it is missing or fails, DOMPurify is fetched. In the browser only (elsewhere it gives ''). Rejects
 * when neither gives safe HTML.
 */
export async function sanitizeHtml(html: string): Promise<string> {
  if (typeof window === 'undefined') return '';
  const markup = stripHiddenMarks(html.slice(0, HTML_MAX));
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
