import { parseArgs } from 'node:util';

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
  /** Takes `public/` and `storybook-static/` as they are, instead of building the present state. */
  asBuilt: boolean;
  help: boolean;
}

export const usage = `npm run review -- --base <ref> [--routes /Fee,/News] [--stories Blocks/Table,Home]
                           [--only pages|stories] [--widths 360,1280] [--out folder] [--as-built]

Builds the present state and that of <ref> (in a worktree of its own, which is removed again), and
writes reports/review/index.html, which opens from the disk: changed stories and pages, changed text,
scripts of each route before and after, and what axe finds. --as-built takes public/ and
storybook-static/ as they are.`;

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

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
      'as-built': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { base, only, out, help } = values;
  if (!base && !help)
    throw new Error('--base is missing: name the commit or branch to compare with');
  if (base.startsWith('-')) throw new Error(`--base takes a commit or a branch, not "${base}"`);
  if (!['', 'pages', 'stories'].includes(only)) {
    throw new Error(`--only takes pages or stories, not "${only}"`);
  }
  const routes = list(values.routes);
  const wrong = routes.filter((route) => !route.startsWith('/'));
  if (wrong.length > 0)
    throw new Error(`--routes takes addresses from / on, not ${wrong.join(', ')}`);
  const widths = list(values.widths).map(Number);
  if (widths.length === 0 || widths.some((width) => !Number.isInteger(width) || width < 200)) {
    throw new Error(`--widths takes whole numbers of pixels from 200 on, not "${values.widths}"`);
  }
  const [pages, workshop] = [only !== 'stories', only !== 'pages'];
  const asBuilt = values['as-built'];
  return {
    base,
    routes,
    stories: list(values.stories),
    pages,
    workshop,
    widths,
    out,
    asBuilt,
    help,
  };
}
