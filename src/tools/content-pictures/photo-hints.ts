import type { Diagnostic } from '../../content/diagnostics';
import { inspectPhoto } from '../../content/photos/inspect-photo';
import { listPhotos, type PhotoFile } from './list-photos';

const mostPixels = 4000;
const mostBytes = 5_000_000;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function hintFor({ path, bytes }: PhotoFile): Promise<string | undefined> {
  const facts = await inspectPhoto(path).catch(() => undefined);
  if (!facts) return undefined;
  const { width, height, hasPlace } = facts;
  const reasons = [
    ...(hasPlace ? ['it tells where it was taken'] : []),
    ...(Math.max(width, height) > mostPixels ? [`it has ${width} × ${height} pixels`] : []),
    ...(bytes > mostBytes ? [`it has ${megabytes(bytes)}`] : []),
  ];
  if (reasons.length === 0) return undefined;
  const words = reasons.join(', and ');
  return `${words}; visitors get it small and without that, but it stays in the folder: npm run content:pictures mends it`;
}

/** What is odd about a picture's file, though the site shows it well; nothing of it stops the build. */
export async function photoHints(contentDir: string): Promise<Diagnostic[]> {
  const found = await Promise.all(
    listPhotos(contentDir).map(async (photo) => {
      const message = await hintFor(photo);
      return message === undefined ? [] : [{ file: photo.file, line: 1, column: 1, message }];
    }),
  );
  return found.flat();
}
