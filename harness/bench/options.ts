import { base, command, count, routes, someOf } from '../command';

const parts = ['pages', 'shift', 'build'] as const;

/** `npm run bench` */
export const bench = command({
  name: 'npm run bench',
  takes: '--base COMMIT [options]',
  about: `Measures the built site (run \`npm run build\` before) and that of a commit, in turns: pages (time in
scripts, blocking time, the first record), shift (what moves by itself) and build (cold, and warm after one
word). The commit's files, packages and site are kept in .bench.`,
  options: {
    base,
    runs: count('how often each time is measured; the median counts (5)', 5),
    only: someOf(parts, `some of ${parts.join(', ')}`),
    routes: routes('some of the addresses, such as /News,/AboutUs'),
  },
  examples: [['npm run bench -- --base main --only pages --routes /News', 'a part of it']],
  fails: 'it could not measure, or what stands here misses a limit',
});

/** What one run of the bench does. */
export type Options = ReturnType<typeof bench.read>;
