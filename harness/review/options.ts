import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromCaller } from '../../src/content/content-dir';
import { base, command, counts, flag, list, type Option, routes, someOf, text } from '../command';

/** The folder of a school, seen from where the command was called. */
const school = (about: string): Option<string | undefined> => ({
  takes: 'folder',
  about,
  read(given, name) {
    if (given === undefined) return undefined;
    const folder = fromCaller(String(given));
    if (existsSync(join(folder, 'content/site.yaml'))) return folder;
    throw new Error(
      `${name} takes the folder of a school: there is no content/site.yaml in ${folder}`,
    );
  },
});

/** `npm run review` */
export const review = command({
  name: 'npm run review',
  takes: '--base COMMIT [options]',
  about: `Builds the present state and that of a commit (in a worktree of its own, which is removed
again), and writes reports that open from the disk: of pages what looks different, changed text, scripts
before and after, and what axe finds; of stories what changed; beside them summary.md, for a comment.`,
  options: {
    base,
    routes: routes('some of the pages, such as /Fee,/News'),
    stories: list('some of the stories, such as Blocks/Table,Home'),
    only: someOf(['pages', 'stories'], 'pages or stories (both)'),
    widths: counts('how wide the pages are seen, in pixels (360,1280)', [360, 1280], 200),
    out: text('folder', 'where the report goes (reports/review)', 'reports/review'),
    school: school(
      'pages with the content of a school: before, as its last upgrade found it,\nand after, with the newest commit here',
    ),
    'school-before': school('the same school as it was, such as a checkout of its main branch'),
    'as-built': flag('take public/ and storybook-static/ as they are'),
  },
  examples: [
    ['npm run review -- --base main', 'what this branch does'],
    ['npm run review -- --base v0.1.0 --school ../hillview', 'what an upgrade does to a school'],
    [
      'npm run review -- --base HEAD --school ../hill --school-before ../main',
      'what a proposal does to a school',
    ],
  ],
  fails: 'it could not be made; what the report shows is for you to judge',
  check({ school: now, 'school-before': before, only, 'as-built': asBuilt }) {
    if (before !== undefined && now === undefined) {
      throw new Error('--school-before needs --school: the folder of the school as it is now');
    }
    if (now !== undefined && (!only.includes('pages') || asBuilt)) {
      throw new Error('--school looks at pages that it builds: leave --only and --as-built out');
    }
  },
});

/** What `npm run review` compares and looks at. */
export type Options = ReturnType<typeof review.read>;
