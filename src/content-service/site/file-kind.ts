import { extname } from 'node:path';

const texts: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
};

/** The content type of a text file, which is worth compressing; undefined for other files. */
export function textType(path: string): string | undefined {
  return texts[extname(path).toLowerCase()];
}

// `app-f06b16f6fc0d8f7081a0.js`, `454-20974e61ad4e38fb77ba.js`, `styles.b78eb3bed5181b9c8b98.css`
const hashed = /[-.][0-9a-f]{16,}\.(js|mjs|css)(\.map)?$/;

/** How long browsers may keep a file of the built site without asking. */
export function cacheControl(path: string): string {
  const forever = path.startsWith('static/') || hashed.test(path);
  return forever ? 'public, max-age=31536000, immutable' : 'no-cache';
}
