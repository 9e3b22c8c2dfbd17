// `app-f06b16f6fc0d8f7081a0.js`, `454-20974e61ad4e38fb77ba.js`, `styles.b78eb3bed5181b9c8b98.css`
const hashed = /[-.][0-9a-f]{16,}\.(js|mjs|css)(\.map)?$/;

/** A file that never changes may be kept without asking again. */
export const forever = 'public, max-age=31536000, immutable';

/** Whether the name of a file of the built site says what is in it, so that it never changes. */
export function isHashed(path: string): boolean {
  return path.startsWith('static/') || hashed.test(path);
}

/** How long browsers may keep a file of the built site without asking. */
export function cacheControl(path: string): string {
  return isHashed(path) ? forever : 'no-cache';
}
