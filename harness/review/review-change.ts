import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBuild, type Side } from '../checkouts';
import { withTempFolder } from '../temp-folder';
import { baselineFolder } from '../visual/baselines';
import { isNews, readFound } from '../visual/found';
import { runVisual } from '../visual/run';
import { buildStorybook } from '../visual/storybook';
import type { Comparison, Options } from './options';
import { reviewPages, showPages } from './review-pages';
import { withSides } from './sides';

/**
 * Compares the stories, as they are built here, with what was approved of them at the commit; gives what they came
 * to in Markdown.
 */
const reviewStories = ({ dir }: Side, { stories: only, out }: Options): Promise<string> =>
  withTempFolder((results) => {
    const report = join(out, 'stories');
    const status = runVisual({ approved: join(dir, baselineFolder), only, results }, report);
    const found = readFound(results);
    if (status !== 0 && found.length === 0) throw new Error('The stories could not be visited.');
    console.log(`Stories: ${join(report, 'index.html')}`);
    const changed = found.filter(isNews).map(({ title, name }) => `- \`${title} / ${name}\``);
    const faults = found.flatMap(({ id, refused }) => refused.map((why) => `- \`${id}\`: ${why}`));
    const lines = [`### Stories\n\n${changed.length} changed.`, ...changed, ...faults];
    return `\n${lines.join('\n')}\n`;
  });

/** A whole change in one folder, or the pages as they are where there is nothing to compare with. */
export const reviewChange = ({ base, ...options }: Options): Promise<void> =>
  base === undefined ? showPages(options) : compare({ base, ...options });

async function compare(options: Comparison): Promise<void> {
  const { out, school } = options;
  // A school has no stories of its own.
  const only = school === undefined ? options.only : options.only.filter((one) => one === 'pages');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await withSides(options, async (before, after) => {
    if (only.includes('pages')) {
      for (const { dir, name } of [before, after]) {
        console.log(`Building ${name} …`);
        runBuild(dir);
      }
    }
    if (only.includes('stories')) buildStorybook();
    const summary = [
      `## What this change does\n\nBefore: \`${before.name}\`. After: \`${after.name}\`.\n\n`,
      only.includes('pages') ? await reviewPages(before, after, options) : '',
      only.includes('stories') ? await reviewStories(before, options) : '',
    ];
    writeFileSync(join(out, 'summary.md'), summary.join(''));
  });
}
