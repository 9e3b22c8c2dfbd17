import { Option } from '@commander-js/extra-typings';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromCaller } from '../../src/content/content-dir';
import { command } from '../../src/lib/terminal/program';
import { counts, routes } from '../options';
import { colourModes } from '../visual/modes';

/** The folder of a school, seen from where the command was called. */
const school = <Flags extends string>(flags: Flags, about: string) =>
  new Option(flags, about).argParser((given) => {
    const folder = fromCaller(given);
    if (existsSync(join(folder, 'content/site.yaml'))) return folder;
    throw new Error(
      `${flags} takes the folder of a school: there is no content/site.yaml in ${folder}`,
    );
  });

const halves = ['pages', 'stories'] as const;

/** What a change does: its options. */
export const review = command('review', {
  summary: 'what a change does to stories, pages, texts, scripts, axe; pictures of all pages',
  about:
    'Builds the present state and that of a commit (in a worktree of its own, which is removed again), and writes Playwright’s reports, which open from the disk: of pages what looks different, changed text, scripts before and after, and what axe finds; of stories what differs from what was approved at the commit; beside them summary.md, for a comment. Without --base it shows every page of the built site (public/) at every width in both colour modes.',
  examples: [
    ['npx tsx harness review --base main', 'what this branch does'],
    ['npx tsx harness review --base v0.1.0 --school ../hillview', 'an upgrade'],
    ['npx tsx harness review --base HEAD --school ../hill --school-before ../main', 'a proposal'],
    ['npx tsx harness review --routes /News --widths 360 --modes dark', 'a page as it is'],
  ],
  fails: 'it could not be made; what the report shows is for you to judge',
})
  .option('--base <commit>', 'the state to compare with: a branch, a tag or a commit')
  .addOption(routes('--routes <route...>', 'some of the pages, such as /Fee /News'))
  .addOption(
    new Option('--stories <story...>', 'some of the stories, such as Blocks/Table Home').default<
      string[]
    >([]),
  )
  .addOption(new Option('--only <half...>', 'pages, stories').choices(halves).default(halves))
  .addOption(counts('--widths <px...>', 'how wide the pages are seen, in pixels', [360, 1280], 200))
  .addOption(
    new Option('--modes <mode...>', 'of pages that are shown as they are')
      .choices(colourModes)
      .default(colourModes),
  )
  .option('--out <folder>', 'where the report goes', 'reports/review')
  .addOption(
    school(
      '--school <folder>',
      'pages with the content of a school: before, as its last upgrade found it, and after, with the newest commit here',
    ),
  )
  .addOption(
    school(
      '--school-before <folder>',
      'the same school as it was, such as a checkout of its main branch',
    ),
  );

/** What a review compares and looks at. */
export type Options = ReturnType<typeof review.opts>;

/** Those of a comparison. */
export type Comparison = Options & { base: string };

/** The options of a review. Throws, in one sentence, where they exclude each other. */
export function checkReview(options: Options): Options {
  const { base, school: now, schoolBefore: before, only } = options;
  if (base === undefined && now !== undefined) {
    throw new Error('--school needs --base: the state to compare with');
  }
  if (before !== undefined && now === undefined) {
    throw new Error('--school-before needs --school: the folder of the school as it is now');
  }
  if (now !== undefined && !only.includes('pages')) {
    throw new Error('--school looks at pages: leave --only out');
  }
  return options;
}
