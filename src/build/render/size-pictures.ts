import { generateImageData, setActions } from 'gatsby-plugin-sharp';
import { IMAGE_PROCESSING, type ImageJob } from 'gatsby-plugin-sharp/gatsby-worker';
import { setPluginOptions } from 'gatsby-plugin-sharp/plugin-options';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, parse, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { pictureOptions } from '../picture-options';
import { uprightCopy } from '../upright-pictures';

/*
 * Sizes pictures as Gatsby would, without Gatsby, in a process of its own: the plugin makes its folders
 * below the current one. Takes a list of `SizingTask` as JSON, and writes the data of each.
 */

/** A picture, and how a query asks for it. */
export interface SizingTask {
  file: string;
  args: { layout: string; width: number; breakpoints: number[] };
}

/** Sizes what is not there yet; under other names first, since others read there meanwhile. */
async function makeSizes({ inputPaths, outputDir, args, ...job }: ImageJob): Promise<void> {
  const left = args.operations.filter((one) => !existsSync(join(outputDir, one.outputPath)));
  if (left.length === 0) return;
  const half = `${outputDir}.${process.pid}`;
  const paths = inputPaths.map((path) => ({ path }));
  await IMAGE_PROCESSING({
    ...{ ...job, inputPaths: paths, outputDir: half },
    args: { ...args, operations: left },
  });
  for (const { outputPath } of left) {
    const target = join(outputDir, outputPath);
    await mkdir(dirname(target), { recursive: true });
    await rename(join(half, outputPath), target);
  }
  await rm(half, { recursive: true, force: true });
}

let jobs = Promise.resolve();

/** The plugin goes on without waiting for its jobs. One after the other: a picture may have two. */
function createJobV2(job: ImageJob): Promise<void> {
  jobs = jobs.then(() => makeSizes(job));
  return jobs;
}

const complain = (...words: unknown[]): never => {
  throw new Error(words.join(' '));
};

async function sized({ file, args }: SizingTask) {
  const digest = createHash('md5')
    .update(await readFile(file))
    .digest('hex');
  const { name, base, ext } = parse(file);
  const facts = { name, base, extension: ext.slice(1), ext };
  const node = { ...facts, absolutePath: file, internal: { contentDigest: digest } };
  const upright = await uprightCopy(node, resolve('upright'));
  const shown = upright
    ? { ...node, absolutePath: upright, internal: { contentDigest: `${digest}-upright` } }
    : node;
  const reporter = { warn: complain, panic: complain };
  return generateImageData({ file: shown, args, pathPrefix: '', reporter });
}

async function main(): Promise<void> {
  setActions({ createJobV2 });
  setPluginOptions(pictureOptions);
  const tasks = (await json(process.stdin)) as SizingTask[];
  const data = [];
  for (const task of tasks) data.push((await sized(task)) ?? null);
  await jobs;
  process.stdout.write(JSON.stringify(data));
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
