import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBuild, runNpm, type Side } from '../project-copy/commit';
import { visualReport } from '../visual/report';
import { countsInWords } from '../visual/summary';
import { compareStories } from './compare-stories';
import type { Options } from './options';
import { reviewPages } from './review-pages';
import { withSides } from './sides';

/** Builds what is to be looked at. */
function build({ dir, name }: Side, only: Options['only']): void {
  console.log(`Building ${name} …`);
  if (only.includes('pages')) runBuild(dir);
  if (only.includes('stories'))
    runNpm(dir, ['exec', '--no', '--', 'storybook', 'build', '--quiet']);
}

/** Compares the stories, with a report of their own; gives what they came to in Markdown. */
async function reviewStories(before: Side, { stories, out }: Options): Promise<string> {
  console.log('Looking at the stories …');
  const folder = join(out, 'stories');
  const storybooks = { before: join(before.dir, 'storybook-static'), after: 'storybook-static' };
  const run = await compareStories(storybooks, stories, folder);
  writeFileSync(join(folder, 'index.html'), visualReport(run));
  console.log(`Stories: ${join(folder, 'index.html')}`);
  return `\n### Stories\n\n${countsInWords(run.shots)}; ${run.faults.length} with a fault.\n`;
}

/** A whole change in one folder. */
export async function reviewChange(options: Options): Promise<void> {
  const { out, school } = options;
  // A school has no stories of its own.
  const only = school === undefined ? options.only : options.only.filter((one) => one === 'pages');
  const started = performance.now();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const summary = await withSides(options, async (before, after) => {
    build(before, only);
    if (!options.asBuilt) build(after, only);
    if (only.includes('pages')) await reviewPages(before, after, options);
    const stories = only.includes('stories') ? await reviewStories(before, options) : '';
    return { head: `Before: \`${before.name}\`. After: \`${after.name}\`.`, stories };
  });
  const pages = join(out, 'pages.md');
  const seen = existsSync(pages) ? readFileSync(pages, 'utf8') : '';
  writeFileSync(
    join(out, 'summary.md'),
    `## What this change does\n\n${summary.head}\n\n${seen}${summary.stories}`,
  );
  if (seen) console.log(`Pages: ${join(out, 'index.html')}`);
  console.log(`Looked at in ${Math.round((performance.now() - started) / 1000)} s.`);
}
