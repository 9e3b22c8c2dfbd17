/** Enough for a letter from a head of school; no style, no picture, no form, no script. */
export const ELEMENTS: readonly string[] = [
  ...['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'],
  ...['strong', 'b', 'em', 'i', 'u', 'a'],
];

/** What these elements may carry of what was written. */
export const ATTRIBUTES: readonly string[] = ['href', 'lang'];

/**
 * Elements that go together with what they hold, which is no text of a letter. All others that are
 * not among `ELEMENTS` go too, and their children stay in their place.
 */
export const DROPPED: readonly string[] = [
  ...['audio', 'head', 'iframe', 'math', 'noembed', 'noframes', 'noscript', 'object', 'plaintext'],
  ...['script', 'selectedcontent', 'style', 'svg', 'template', 'title', 'video', 'xmp'],
];

/** The form of a language tag; https://www.rfc-editor.org/rfc/rfc5646#section-2.1. */
export const LANGUAGE = /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i;
