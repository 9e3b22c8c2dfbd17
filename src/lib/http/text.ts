/** Longest title, name or other single line that is shown. */
export const TITLE_MAX = 300;

/** Longest description or other running text that is shown. */
export const TEXT_MAX = 4_000;

/**
 * Marks that can reorder or hide text: control characters (line breaks stay), bidirectional marks,
 * embeddings, overrides and isolates, zero-width space, word joiner and byte order mark. The
 * zero-width joiners U+200C and U+200D stay: Hindi is spelt with them.
 */
const HIDDEN_MARKS =
  // eslint-disable-next-line no-control-regex -- control characters are what is being removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const LONE_SURROGATES = /\p{Surrogate}/gu;

/** What careless programs write when they have nothing to say; and blanks, joiners and fillers, of which nothing is seen. */
const NOTHING = /^(?:undefined|null|nan|invalid date|\[object object\]|[\s\p{DI}]*)$/iu;

/** Takes out the characters that reorder or hide text. */
export function stripHiddenMarks(text: string): string {
  // Most texts of a list of thousands hold nothing but these, and are done after one look.
  if (/^[\x20-\x7e\n]*$/.test(text)) return text;
  return text.replace(HIDDEN_MARKS, '').replace(LONE_SURROGATES, '');
}

/**
 * Plain text from a stranger's value, fit to be shown: hidden marks taken out, spaces trimmed, no
 * longer than `max` characters (a cut text ends in '…'). Empty for anything but a string.
 */
export function cleanText(value: unknown, max: number = TITLE_MAX): string {
  if (typeof value !== 'string') return '';
  // A reply may hold megabytes in one field: only what can be shown is worked through.
  const text = stripHiddenMarks(value.slice(0, max * 4)).trim();
  if (NOTHING.test(text)) return '';
  const isWhole = value.length <= max * 4;
  if (text.length <= max) return isWhole ? text : `${text}…`;
  return `${stripHiddenMarks(text.slice(0, max - 1)).trimEnd()}…`;
}
