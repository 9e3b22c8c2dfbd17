import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fromCaller } from '../../src/content/content-dir';
import type { Help } from '../../src/terminal/help';
import { listOf, widthsOf } from '../read-values';

/** What `npm run review` compares and looks at. */
export interface Options {
  /** The state before the change: a branch, a tag or a commit. */
  base: string;
  /** Routes to look at; all when empty. */
  routes: string[];
  /** Stories, components or rooms to look at; all when empty. */
  stories: string[];
  /** Whether pages and stories are looked at. */
  pages: boolean;
  workshop: boolean;
  widths: number[];
  /** Where the report goes. */
  out: string;
  /** The folder of a school whose pages are looked at; without it the product's own content. */
  school?: string;
  /** The folder of the same school as it was before; without it, as its last upgrade found it. */
  schoolBefore?: string;
  /** Takes `public/` and `storybook-static/` as they are, instead of building the present state. */
  asBuilt: boolean;
}

/** What `--help` says. */
export const help: Help = {
  name: 'npm run review',
  takes: '--base COMMIT [options]',
  about: `Builds the present state and that of a commit (in a worktree of its own, which is removed
again), and writes a report that opens from the disk: changed stories and pages, changed text,
scripts of each route before and after, and what axe finds; beside it summary.md, for a comment.`,
  options: [
    ['--base COMMIT', 'the state before the change: a branch, a tag or a commit'],
    ['--routes a,b', 'some of the pages, such as /Fee,/News'],
    ['--stories a,b', 'some of the stories, such as Blocks/Table,Home'],
    ['--only WHAT', 'pages or stories (both)'],
    ['--widths a,b', 'how wide the pages are seen, in pixels (360,1280)'],
    ['--out folder', 'where the report goes (reports/review)'],
    [
      '--school folder',
      'pages with the content of a school: before, as its last upgrade found it,\nand after, with the newest commit here',
    ],
    ['--school-before folder', 'the same school as it was, such as a checkout of its main branch'],
    ['--as-built', 'take public/ and storybook-static/ as they are'],
  ],
  examples: [
    ['npm run review -- --base main', 'what this branch does'],
    ['npm run review -- --base v0.1.0 --school ../hillview', 'what an upgrade does to a school'],
    [
      'npm run review -- --base HEAD --school ../hill --school-before ../main',
      'what a proposal does to a school',
    ],
  ],
  fails: 'it could not be made; what the report shows is for you to judge',
};

/** Reads the arguments. Throws in plain words when one is missing or makes no sense. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string', default: '' },
      routes: { type: 'string', default: '' },
      stories: { type: 'string', default: '' },
      only: { type: 'string', default: '' },
      widths: { type: 'string', default: '360,1280' },
      out: { type: 'string', default: 'reports/review' },
      school: { type: 'string' },
      'school-before': { type: 'string' },
      'as-built': { type: 'boolean', default: false },
    },
  });
  const { base, only, out } = values;
  if (!base) throw new Error('--base is missing: name the commit or branch to compare with');
  if (base.startsWith('-')) throw new Error(`--base takes a commit or a branch, not "${base}"`);
  if (!['', 'pages', 'stories'].includes(only)) {
    throw new Error(`--only takes pages or stories, not "${only}"`);
  }
  const routes = listOf(values.routes);
  const wrong = routes.filter((route) => !route.startsWith('/'));
  if (wrong.length > 0)
    throw new Error(`--routes takes addresses from / on, not ${wrong.join(', ')}`);
  const widths = widthsOf(values.widths);
  const schools = schoolsOf(values);
  const [pages, workshop] = [only !== 'stories', only !== 'pages' && schools.school === undefined];
  const asBuilt = values['as-built'];
  return {
    base,
    routes,
    stories: listOf(values.stories),
    pages,
    workshop,
    widths,
    out,
    ...schools,
    asBuilt,
  };
}

interface Chosen {
  school?: string | undefined;
  'school-before'?: string | undefined;
  only: string;
  'as-built': boolean;
}

/** The folders of a school, seen from where the command was called. Throws when there is nothing to see. */
function schoolsOf(chosen: Chosen): Pick<Options, 'school' | 'schoolBefore'> {
  const { school, 'school-before': before, only, 'as-built': asBuilt } = chosen;
  if (school === undefined) {
    if (before === undefined) return {};
    throw new Error('--school-before needs --school: the folder of the school as it is now');
  }
  if (only === 'stories' || asBuilt) {
    throw new Error('--school looks at pages that it builds: leave --only and --as-built out');
  }
  return {
    school: folderOf('--school', school),
    ...(before !== undefined && { schoolBefore: folderOf('--school-before', before) }),
  };
}

function folderOf(option: string, school: string): string {
  const folder = fromCaller(school);
  if (existsSync(join(folder, 'content/site.yaml'))) return folder;
  throw new Error(
    `${option} takes the folder of a school: there is no content/site.yaml in ${folder}`,
  );
}
