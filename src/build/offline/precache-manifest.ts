import { createHash } from 'node:crypto';
import { hasHashedName, isHashed } from '../../lib/headers/cache-control';
import { fileOf } from './routing-strategy';

/** A precached file; without a revision its name has a hash. */
export interface PrecacheEntry {
  url: string;
  revision: string | null;
  /** The integrity hash that the browser checks before the file is cached. */
  integrity: string;
}

/** A built file that may be precached, with its text or bytes. */
export interface BuiltFile {
  /** Below the built site's folder: 'Fee/index.html'. */
  name: string;
  bytes: Buffer;
}

// What all pages share beside scripts and stylesheets: drawings at the top level, the app's icons, and
// what the search looks through.
const sharedAssets =
  /^([\w-]+\.svg|manifest\.webmanifest|search(-records)?\.json|icons\/icon-192\.png)$/;
const font = /^static\/[\w-]+\.woff2$/;

/**
 * The names of the files that are kept for reading without network: pages, and the scripts, fonts
 * and stylesheets of the site.
 */
export function namesToPrecache(names: readonly string[], paths: readonly string[]): string[] {
  const pages = new Set(paths.map((path) => fileOf(path).slice(1)));
  return names.filter(
    (name) =>
      pages.has(name) ||
      name === 'offline.html' ||
      hasHashedName(name) ||
      [sharedAssets, font].some((pattern) => pattern.test(name)),
  );
}

/** The entries of the worker's list, in the order of the names; `base` is the path below which the site stands. */
export function precacheManifest(files: readonly BuiltFile[], base = ''): PrecacheEntry[] {
  return files.map(({ name, bytes }) => {
    const digest = createHash('sha256').update(bytes).digest();
    return {
      url: `${base}/${name}`,
      revision: isHashed(name) ? null : digest.toString('hex').slice(0, 12),
      integrity: `sha256-${digest.toString('base64')}`,
    };
  });
}

/** Pictures of the built site that a page shows, as `/static/…` addresses. */
export function picturesOf(html: string): string[] {
  return [...new Set(html.match(/\/static\/[\w./-]+\.(?:webp|avif|jpe?g|png|svg)/g))];
}
