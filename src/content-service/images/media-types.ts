import { extname } from 'node:path';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

const raster = new Set(['.avif', '.jpeg', '.jpg', '.png', '.webp']);

/** The content type of a picture or paper; undefined for files that are not served. */
export function mediaType(path: string): string | undefined {
  return types[extname(path).toLowerCase()];
}

/** Whether a file can be resized. */
export function isRaster(path: string): boolean {
  return raster.has(extname(path).toLowerCase());
}
