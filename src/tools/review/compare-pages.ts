import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, difference, isChanged, strict } from '../visual/difference';
import { decode, encodeSmall, type Picture } from '../visual/picture';
import { changedRuns, compareLines, type Line } from './lines';
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
      const text = changedRuns(compareLines(old?.text ?? [], fresh?.text ?? []));
      return { path, ...(old ? { before: old } : {}), ...(fresh ? { after: fresh } : {}), text };
    });
}

/** The folders of the pictures of both sides, and the report's. */
export interface PictureFolders {
  before: string;
  after: string;
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

/** Compares how a page looks at a width; gives nothing when every pixel is the same. */
export async function compareLook(
  path: string,
  width: number,
  { before, after, out }: PictureFolders,
): Promise<PageLook | undefined> {
  mkdirSync(join(out, 'pages'), { recursive: true });
  const name = pagePicture(path, width);
  const [old, fresh] = await Promise.all(
    [before, after].map((folder) => {
      const file = join(folder, name);
      return existsSync(file) ? decode(readFileSync(file)) : undefined;
    }),
  );
  const file = (side: string) => name.replace('.png', `.${side}.webp`);
  if (!old || !fresh) {
    const [only, side] = old ? [old, 'before'] : [fresh, 'after'];
    if (!only) return undefined;
    const files = { [side as string]: await write(out, file(side as string), only) };
    return { path, width, verdict: old ? 'removed' : 'new', files };
  }
  const { pixels, area, picture } = difference(old, fresh, strict);
  if (!isChanged(old, fresh, pixels, strict)) return undefined;
  const files = {
    before: await write(out, file('before'), old),
    after: await write(out, file('after'), fresh),
    difference: await write(out, file('difference'), picture),
  };
  return { path, width, verdict: 'changed', pixels, ...(area ? { area } : {}), files };
}
