import { parseArgs } from 'node:util';

/** What can be measured, in the order of the table. */
export const sections = ['weight', 'shift', 'taps', 'filter', 'lighthouse', 'build'] as const;

/** A part of the measurement. */
export type SectionName = (typeof sections)[number];

/** What one run of the bench does. */
export interface Options {
  help: boolean;
  runs: number;
  only: readonly SectionName[];
  /** The addresses to measure; none means all. */
  routes: readonly string[];
  save: boolean;
}

/** What `--help` says. */
export const usage = `npm run bench -- [options]      measures the built site (run \`npm run build\` before)

  --runs N       Lighthouse runs of each page; the median counts (5)
  --only a,b     some of: ${sections.join(', ')}
  --routes a,b   some of the addresses, such as /News,/AboutUs
  --build        also the build itself, with 1, 10 and 100 times the pages (takes long)
  --save         writes bench/results.json, against which later runs are compared`;

const isSection = (name: string): name is SectionName =>
  (sections as readonly string[]).includes(name);

/** Reads the command line. Throws, in one sentence, when it cannot be read. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      routes: { type: 'string', default: '' },
      build: { type: 'boolean', default: false },
      save: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a whole number from 1.');
  const named = values.only?.split(',').map((name) => name.trim());
  const unknown = named?.filter((name) => !isSection(name)) ?? [];
  if (unknown.length > 0) throw new Error(`--only does not know ${unknown.join(', ')}.`);
  const usual = sections.filter((name) => name !== 'build');
  const only = named?.filter(isSection) ?? [...usual, ...(values.build ? ['build' as const] : [])];
  const routes = values.routes.split(',').filter(Boolean);
  return { help: values.help, runs, only, routes, save: values.save };
}
