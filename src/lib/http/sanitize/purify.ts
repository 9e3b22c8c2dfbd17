import createDOMPurify from 'dompurify';
import { ATTRIBUTES, DROPPED, ELEMENTS } from './letter-rules';
import { checkedMarkup } from './markup';

// An instance of our own, whose settings touch nobody else's.
const purify = createDOMPurify(window);

/** HTML made safe by DOMPurify. Throws when anything is left that is not listed. */
export function sanitizeByDOMPurify(html: string): string {
  return checkedMarkup(
    purify.sanitize(html, {
      ALLOWED_TAGS: [...ELEMENTS],
      ALLOWED_ATTR: [...ATTRIBUTES],
      FORBID_CONTENTS: [...DROPPED],
      // As `setHTML` parses: nothing at its beginning belongs to the head of a page.
      FORCE_BODY: true,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    }),
  );
}
