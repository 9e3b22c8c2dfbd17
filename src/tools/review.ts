import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, commitOf, type Side, withWorktree } from './review/base-side';
import { compareLook, pairPages, type PageLook } from './review/compare-pages';
import { compareStories, wordsFor } from './review/compare-stories';
import { readOptions, usage, type Options } from './review/options';
import { reviewReport, type Review } from './review/report';
import { seeSite } from './review/see-site';
import { checkStories } from './story-check/check-stories';
import { chooseStories, readStories } from './visual/stories';

async function reviewStories(before: Side, { stories, out }: Options): Promise<Review['stories']> {
  console.log('Looking at the stories …');
  const workshops = { before: join(before.dir, 'storybook-static'), after: 'storybook-static' };
  const run = await compareStories(workshops, stories, join(out, 'stories'));
  const words = wordsFor(workshops.after, stories);
  const faults = await checkStories(
    workshops.after,
    chooseStories(readStories(workshops.after), words),
  );
  return { run, faults };
}

async function reviewPages(
  before: Side,
  { routes, widths, out }: Options,
): Promise<Review['pages']> {
  const scratch = mkdtempSync(join(tmpdir(), 'review-pages-'));
  const folders = { before: join(scratch, 'before'), after: join(scratch, 'after'), out };
  try {
    mkdirSync(folders.before);
    mkdirSync(folders.after);
    console.log('Looking at the pages before …');
    const old = await seeSite({ dir: before.dir, routes, widths, pictures: folders.before });
    console.log('Looking at the pages after …');
    const fresh = await seeSite({ dir: '.', routes, widths, pictures: folders.after });
    const pairs = pairPages(old, fresh);
    const unknown = routes.filter((route) => !pairs.some(({ path }) => path === route));
    if (unknown.length > 0) throw new Error(`Neither side has ${unknown.join(', ')}.`);
    const looks: PageLook[] = [];
    for (const { path } of pairs) {
      for (const width of widths) {
        const look = await compareLook(path, width, folders);
        if (look) looks.push(look);
      }
    }
    return { pairs, looks, widths };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** `npm run review -- --base <ref>`: a whole change in one folder. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return console.log(usage);
  const { base, out, pages, workshop, asBuilt } = options;
  const started = performance.now();
  const after = { dir: '.', name: `what stands here, on ${commitOf('HEAD').name}` };
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const review = await withWorktree(base, async (before): Promise<Review> => {
    build(before, { pages, workshop });
    if (!asBuilt) build(after, { pages, workshop });
    const stories = workshop ? await reviewStories(before, options) : undefined;
    const seen = pages ? await reviewPages(before, options) : undefined;
    const names = { before: before.name, after: after.name };
    return { ...names, ...(stories ? { stories } : {}), ...(seen ? { pages: seen } : {}) };
  });
  const index = join(out, 'index.html');
  writeFileSync(index, reviewReport(review));
  console.log(`Report in ${Math.round((performance.now() - started) / 1000)} s: ${index}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
