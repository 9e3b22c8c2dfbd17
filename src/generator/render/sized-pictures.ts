import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { SizingTask } from './size-pictures';

/** How the queries of `src/templates` and `src/pages` ask for pictures; held against Gatsby's own. */
const sizesOf = {
  home: { layout: 'constrained', width: 1920, breakpoints: [480, 800, 1200, 1920] },
  page: { layout: 'constrained', width: 1600, breakpoints: [360, 720, 1080, 1600] },
};

/** What Gatsby sizes; a drawing stays as it is. */
const canBeSized = /\.(jpe?g|png|webp|tiff?|avif)$/i;

async function runSizing(
  picturesDir: string,
  tasks: readonly SizingTask[],
): Promise<(IGatsbyImageData | null)[]> {
  await mkdir(picturesDir, { recursive: true });
  const script = resolve('src/generator/render/size-pictures.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: picturesDir,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(tasks));
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  if (code !== 0) throw new Error('The pictures could not be sized; the reason stands above.');
  return JSON.parse(Buffer.concat(said).toString('utf8')) as (IGatsbyImageData | null)[];
}

/** A picture as a page's query gives it. */
export interface PictureNode {
  relativePath: string;
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null;
}

/** Gives the pictures with these names, relative to the content folder, for the front page or another one. */
type PictureNodes = (names: readonly string[], place: keyof typeof sizesOf) => PictureNode[];

/**
 * Sizes the pictures of a school that are not sized yet, and gives them as Gatsby's queries would. Their files
 * are kept for the next build in `picturesDir`, at their addresses below `public`.
 */
export async function sizePictures(
  { contentDir, picturesDir }: { contentDir: string; picturesDir: string },
  wanted: Readonly<Record<keyof typeof sizesOf, readonly string[]>>,
): Promise<PictureNodes> {
  const places = Object.keys(sizesOf) as (keyof typeof sizesOf)[];
  const keys = places.flatMap((place) =>
    [...new Set(wanted[place])]
      .filter((name) => canBeSized.test(name))
      .map((name) => ({ place, name })),
  );
  const tasks = keys.map(({ place, name }) => ({
    file: join(contentDir, name),
    args: sizesOf[place],
  }));
  const data = tasks.length > 0 ? await runSizing(picturesDir, tasks) : [];
  const known = new Map(keys.map(({ place, name }, at) => [`${place} ${name}`, data[at]]));
  return (names, place) =>
    names.map((relativePath) => {
      const image = known.get(`${place} ${relativePath}`);
      return { relativePath, childImageSharp: image ? { gatsbyImageData: image } : null };
    });
}
