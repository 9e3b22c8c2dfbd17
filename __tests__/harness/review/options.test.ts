/** @jest-environment node */
import { resolve } from 'node:path';
import { review } from '../../../harness/review/options';

it('looks at everything unless it is narrowed', () => {
  expect(review.read(['--base', 'main'])).toEqual({
    base: 'main',
    routes: [],
    stories: [],
    only: ['pages', 'stories'],
    widths: [360, 1280],
    out: 'reports/review',
    'as-built': false,
    words: [],
  });
});

it('is narrowed to routes, stories, widths and one half', () => {
  const options = review.read(
    '--base HEAD~3 --routes /Fee,/News --stories Blocks/Table,Home --widths 412 --out /tmp/r --as-built'.split(
      ' ',
    ),
  );
  expect(options).toMatchObject({
    routes: ['/Fee', '/News'],
    stories: ['Blocks/Table', 'Home'],
    widths: [412],
    out: '/tmp/r',
    'as-built': true,
  });
  expect(review.read(['--base', 'main', '--only', 'pages'])).toMatchObject({
    only: ['pages'],
  });
});

it('looks at the pages of a school, where the command was called from', () => {
  const school = '__tests__/fixtures/schools/small-primary';
  expect(review.read(['--base', 'v0.1.0', '--school', school])).toMatchObject({
    school: resolve(school),
  });
});

it('compares a school with what it was, where that stands in a folder', () => {
  const [now, before] = ['small-primary', 'pune-day-school'].map(
    (name) => `__tests__/fixtures/schools/${name}`,
  );
  const options = review.read(`--base HEAD --school ${now} --school-before ${before}`.split(' '));
  expect(options).toMatchObject({
    school: resolve(now ?? ''),
    'school-before': resolve(before ?? ''),
  });
});

it.each([
  [[], '--base is missing'],
  [['--base=--hard'], '--base takes a commit'],
  [['--base', 'main', '--only', 'news'], '--only takes some of pages, stories, not "news"'],
  [['--base', 'main', '--routes', 'Fee'], '--routes takes addresses from / on, not Fee'],
  [['--base', 'main', '--widths', 'wide'], '--widths takes whole numbers'],
  [['--base', 'main', '--school', 'nowhere'], 'there is no content/site.yaml in'],
  [['--base', 'main', '--school-before', '.'], '--school-before needs --school'],
  [['--base', 'main', '--school', '.', '--school-before', 'nowhere'], '--school-before takes'],
  [['--base', 'main', '--school', '.', '--as-built'], 'leave --only and --as-built out'],
  [['--base', 'main', '--rooutes', '/'], "Unknown option '--rooutes'"],
])('says what is wrong with %j', (args, words) => {
  expect(() => review.read(args)).toThrow(words);
});
