import { command } from '../../src/lib/terminal/program';
import { base, count, routes, someOf } from '../options';

/** `npm run bench`: its options. */
export const bench = command('bench', {
  summary: 'measures the built site against a commit',
  about:
    'Measures the built site (run `npm run build` before) and that of a commit, in turns: pages (time in scripts, blocking time, the first record), shift (what moves by itself) and build (cold, and warm after one word). The commit’s files, packages and site are kept in .bench.',
  examples: [['npm run bench -- --base main --only pages --routes /News', 'a part of it']],
  fails: 'it could not measure, or what stands here misses a limit',
})
  .addOption(base)
  .addOption(count('--runs <n>', 'how often each time is measured; the median counts', 5))
  .addOption(someOf('--only <a,b>', ['pages', 'shift', 'build'], 'some of them'))
  .addOption(routes('--routes <a,b>', 'some of the addresses, such as /News,/AboutUs'));

/** What one run of the bench does. */
export type Options = ReturnType<typeof bench.opts>;
