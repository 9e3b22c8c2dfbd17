/**
 * How long the hashes of scripts are, in hexadecimal digits. The entry script names every other one,
 * and nothing makes random digits smaller: 20, as webpack has them, would cost each page 300 bytes. A date in
 * the name of a school's own file has 8.
 */
export const hashLength = 9;

/**
 * Names of built files that carry a hash: `app-f06b16f6f.js`, `site-0d3dd17bccb72f62.css`. As
 * a regular expression, which host files take as text.
 */
export const hashedNames = `[-.][0-9a-f]{${hashLength},}\\.(js|mjs|css)$`;
const hashedName = new RegExp(hashedNames);

/** Where open pages ask for an urgent notice: never kept. */
export const alertFile = '/alert.json';

/** A file that never changes may be kept without asking again. */
export const forever = 'public, max-age=31536000, immutable';

/** Whether a script or stylesheet carries a hash in its name. */
export function hasHashedName(path: string): boolean {
  return hashedName.test(path);
}

/** Whether the name of a file of the built site says what is in it, so that it never changes. */
export function isHashed(path: string): boolean {
  return path.startsWith('static/') || hasHashedName(path);
}

/** How long browsers may keep a file of the built site without asking. */
export function cacheControl(path: string): string {
  return isHashed(path) ? forever : 'no-cache';
}
