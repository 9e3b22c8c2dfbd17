import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, difference, isChanged, strict } from '../visual/difference';
import { decode, encodeSmall, type Picture } from '../visual/picture';
import { changedRuns, type Line } from '../report/lines';
import { pagePicture, type SeenPage } from './see-site';

/** A page whose look has changed at a width. */
export interface PageLook {
  path: string;
  width: number;
  verdict: 'changed' | 'new' | 'removed';
  pixels?: number;
  area?: Area;
  /** Pictures beside the report, by side. */
  files: Partial<Record<'before' | 'after' | 'difference', string>>;
}

/** A page before and after. */
export interface PagePair {
  path: string;
  before?: SeenPage;
  after?: SeenPage;
  /** Changed lines, in runs. */
  text: Line[][];
}

/** The pages of both sides by address. */
export function pairPages(before: readonly SeenPage[], after: readonly SeenPage[]): PagePair[] {
  const paths = [...new Set([...before, ...after].map(({ path }) => path))];
  return paths
    .sort((a, b) => a.localeCompare(b))
    .map((path) => {
      const [old, fresh] = [before, after].map((side) => side.find((page) => page.path === path));
      const text = changedRuns(old?.text ?? [], fresh?.text ?? []);
      return { path, ...(old ? { before: old } : {}), ...(fresh ? { after: fresh } : {}), text };
    });
}

/** The folders of the pictures of both sides, one for each time they were looked at, and the report's. */
export interface PictureFolders {
  before: string[];
  after: string[];
  out: string;
}

// WebP holds no more.
const tallest = 16_000;

async function write(out: string, file: string, { width, height, data }: Picture): Promise<string> {
  const shown = Math.min(height, tallest);
  const picture = { width, height: shown, data: data.subarray(0, width * shown * 4) };
  writeFileSync(join(out, 'pages', file), await encodeSmall(picture));
  return `pages/${file}`;
}

const readAll = (folders: readonly string[], name: string) =>
  Promise.all(
    folders
      .map((folder) => join(folder, name))
      .filter((file) => existsSync(file))
      .map((file) => decode(readFileSync(file))),
  );

/** The looks that differ least; nothing when one look before and one after are the same. */
function nearest(before: readonly Picture[], after: readonly Picture[]) {
  const pairs = before.flatMap((old) =>
    after.map((fresh) => ({ old, fresh, found: difference(old, fresh, strict) })),
  );
  if (pairs.some(({ old, fresh, found }) => !isChanged(old, fresh, found.pixels, strict))) {
    return undefined;
  }
  return pairs.sort((a, b) => a.found.pixels - b.found.pixels)[0];
}

/**
 * Compares how a page looks at a width. Gives nothing when every pixel was the same at one of the
 * looks: what a page shows late is no change.
 */
export async function compareLook(
  path: string,
  width: number,
  folders: PictureFolders,
): Promise<PageLook | undefined> {
  const { out } = folders;
  mkdirSync(join(out, 'pages'), { recursive: true });
  const name = pagePicture(path, width);
  const [before, after] = [await readAll(folders.before, name), await readAll(folders.after, name)];
  const keep = (side: string, picture: Picture) =>
    write(out, name.replace('.png', `.${side}.webp`), picture);
  const [old, fresh] = [before[0], after[0]];
  if (!old) {
    if (!fresh) return undefined;
    return { path, width, verdict: 'new', files: { after: await keep('after', fresh) } };
  }
  if (!fresh) {
    return { path, width, verdict: 'removed', files: { before: await keep('before', old) } };
  }
  const pair = nearest(before, after);
  if (!pair) return undefined;
  const { pixels, area, picture } = pair.found;
  const files = {
    before: await keep('before', pair.old),
    after: await keep('after', pair.fresh),
    difference: await keep('difference', picture),
  };
  return { path, width, verdict: 'changed', pixels, ...(area ? { area } : {}), files };
}
