import { safeUrl } from './safe-url';
import { stripHiddenMarks } from './text';

/** Enough for a letter from a head of school; no style, no picture, no form, no script. */
const TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'blockquote', 'a'];
const HEADINGS = ['h3', 'h4'];

const HTML_MAX = 100_000;

/** Turns HTML from a stranger into HTML that is safe to show. */
type Sanitizer = (html: string) => string;

let loading: Promise<Sanitizer> | undefined;

/**
 * HTML of the service made safe to show: a few text tags and links to safe addresses, which open
 * without a way back to this page. In the browser only (elsewhere it gives ''): the sanitiser
 * works on the browser's own parser, and is fetched at the first use.
 */
export async function sanitizeHtml(html: string): Promise<string> {
  if (typeof window === 'undefined') return '';
  loading ??= loadSanitizer().catch((error: unknown) => {
    // A failed download must not be remembered for the rest of the visit.
    loading = undefined;
    throw error;
  });
  const sanitize = await loading;
  return sanitize(stripHiddenMarks(html.slice(0, HTML_MAX)));
}

async function loadSanitizer(): Promise<Sanitizer> {
  const { default: createDOMPurify } = await import('dompurify');
  // An instance of our own, so that the rule for links touches nobody else's.
  const purify = createDOMPurify(window);
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'A') return;
    const url = safeUrl(node.getAttribute('href'));
    if (url) node.setAttribute('href', url);
    else node.removeAttribute('href');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return (html) =>
    purify.sanitize(html, {
      ALLOWED_TAGS: [...TAGS, ...HEADINGS],
      ALLOWED_ATTR: ['href', 'lang'],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    });
}
