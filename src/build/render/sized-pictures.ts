import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { writeWhole } from '../../lib/files/write-whole';
import type { PictureNode } from '../../templates/page-data';
import type { SizingTask } from './size-pictures';

/** How the queries of `src/templates` and `src/pages` ask for pictures; held against Gatsby's own. */
const sizesOf = {
  home: { layout: 'constrained', width: 1920, breakpoints: [480, 800, 1200, 1920] },
  page: { layout: 'constrained', width: 1600, breakpoints: [360, 720, 1080, 1600] },
};

/** What Gatsby sizes; a drawing stays as it is. */
const canBeSized = /\.(jpe?g|png|webp|tiff?|avif)$/i;

/** What a query gives of a picture; null where it can't be sized. */
type ImageData = IGatsbyImageData | null;

async function runSizing(picturesDir: string, tasks: readonly SizingTask[]): Promise<ImageData[]> {
  if (tasks.length === 0) return [];
  await mkdir(picturesDir, { recursive: true });
  const script = resolve('src/build/render/size-pictures.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: picturesDir,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(tasks));
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error('The pictures could not be sized; the reason stands above.');
  return JSON.parse(output) as ImageData[];
}

/** Gives the pictures with these names, relative to the content folder, for the front page or another one. */
type PictureNodes = (names: readonly string[], place: keyof typeof sizesOf) => PictureNode[];

/** Where pictures are, and where those in their sizes are kept. */
interface PictureFolders {
  contentDir: string;
  /** For every school: each size at its address below `public`. */
  picturesDir: string;
  /** What a school's last build by the same code knew of its pictures, by their digests. */
  knownFile: string;
}

type Known = Readonly<Record<string, ImageData>>;

/** Sizes the pictures of a school that are not sized yet, and gives them as Gatsby's queries would. */
export async function sizePictures(
  { contentDir, picturesDir, knownFile }: PictureFolders,
  wanted: Readonly<Record<keyof typeof sizesOf, readonly string[]>>,
): Promise<PictureNodes> {
  const known = JSON.parse(await readFile(knownFile, 'utf8').catch(() => '{}')) as Known;
  const keys = new Map<string, string>();
  const data: Record<string, ImageData> = {};
  const tasks: (SizingTask & { key: string })[] = [];
  for (const place of Object.keys(sizesOf) as (keyof typeof sizesOf)[]) {
    for (const name of new Set(wanted[place])) {
      if (!canBeSized.test(name)) continue;
      const file = join(contentDir, name);
      const hash = createHash('sha256').update(`${place} ${name}\n`);
      const key = hash.update(await readFile(file)).digest('hex');
      keys.set(`${place} ${name}`, key);
      const image = known[key];
      if (image === undefined) tasks.push({ key, file, args: sizesOf[place] });
      else data[key] = image;
    }
  }
  const sized = await runSizing(picturesDir, tasks);
  tasks.forEach(({ key }, at) => (data[key] = sized[at] ?? null));
  await writeWhole(knownFile, JSON.stringify(data));
  return (names, place) =>
    names.map((relativePath) => {
      const image = data[keys.get(`${place} ${relativePath}`) ?? ''];
      return { relativePath, childImageSharp: image ? { gatsbyImageData: image } : null };
    });
}
