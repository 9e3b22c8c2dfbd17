import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript, type Side } from '../project-copy/commit';
import { compareStories } from './compare-stories';
import type { Options } from './options';
import { reviewReport, type Review } from './report';
import { reviewPages } from './review-pages';
import { withSides } from './sides';
import { reviewSummary } from './summary';

/** Builds what is to be looked at. */
function build({ dir, name }: Side, what: { pages: boolean; workshop: boolean }): void {
  console.log(`Building ${name} …`);
  if (what.pages) runScript(dir, 'build');
  if (what.workshop) runScript(dir, 'build-storybook');
}

async function reviewStories(before: Side, { stories, out }: Options): Promise<Review['stories']> {
  console.log('Looking at the stories …');
  const workshops = { before: join(before.dir, 'storybook-static'), after: 'storybook-static' };
  return compareStories(workshops, stories, join(out, 'stories'));
}

/** A whole change in one folder. */
export async function reviewChange(options: Options): Promise<void> {
  const { out, only, school, 'as-built': asBuilt } = options;
  const [pages, workshop] = [only.includes('pages'), only.includes('stories') && !school];
  const started = performance.now();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const review = await withSides(options, async (before, after): Promise<Review> => {
    build(before, { pages, workshop });
    if (!asBuilt) build(after, { pages, workshop });
    const stories = workshop ? await reviewStories(before, options) : undefined;
    if (pages) console.log('Looking at the pages …');
    const seen = pages ? await reviewPages(before.dir, after.dir, options) : undefined;
    const names = { before: before.name, after: after.name };
    return { ...names, ...(stories ? { stories } : {}), ...(seen ? { pages: seen } : {}) };
  });
  const index = join(out, 'index.html');
  writeFileSync(index, reviewReport(review));
  writeFileSync(join(out, 'summary.md'), reviewSummary(review));
  console.log(`Report in ${Math.round((performance.now() - started) / 1000)} s: ${index}`);
}
