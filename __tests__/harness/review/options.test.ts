/** @jest-environment node */
import { resolve } from 'node:path';
import { readOptions } from '../../../harness/review/options';

it('looks at everything unless it is narrowed', () => {
  expect(readOptions(['--base', 'main'])).toEqual({
    base: 'main',
    routes: [],
    stories: [],
    pages: true,
    workshop: true,
    widths: [360, 1280],
    out: 'reports/review',
    asBuilt: false,
  });
});

it('is narrowed to routes, stories, widths and one half', () => {
  const options = readOptions(
    '--base HEAD~3 --routes /Fee,/News --stories Blocks/Table,Home --widths 412 --out /tmp/r --as-built'.split(
      ' ',
    ),
  );
  expect(options).toMatchObject({
    routes: ['/Fee', '/News'],
    stories: ['Blocks/Table', 'Home'],
    widths: [412],
    out: '/tmp/r',
    asBuilt: true,
  });
  expect(readOptions(['--base', 'main', '--only', 'pages'])).toMatchObject({
    pages: true,
    workshop: false,
  });
});

it('looks at the pages of a school, where the command was called from', () => {
  const school = '__tests__/fixtures/schools/small-primary';
  expect(readOptions(['--base', 'v0.1.0', '--school', school])).toMatchObject({
    pages: true,
    workshop: false,
    school: resolve(school),
  });
});

it('compares a school with what it was, where that stands in a folder', () => {
  const [now, before] = ['small-primary', 'pune-day-school'].map(
    (name) => `__tests__/fixtures/schools/${name}`,
  );
  const options = readOptions(`--base HEAD --school ${now} --school-before ${before}`.split(' '));
  expect(options).toMatchObject({
    school: resolve(now ?? ''),
    schoolBefore: resolve(before ?? ''),
  });
});

it.each([
  [[], '--base is missing'],
  [['--base=--hard'], '--base takes a commit'],
  [['--base', 'main', '--only', 'news'], '--only takes pages or stories, not "news"'],
  [['--base', 'main', '--routes', 'Fee'], '--routes takes addresses from / on, not Fee'],
  [['--base', 'main', '--widths', 'wide'], '--widths takes whole numbers'],
  [['--base', 'main', '--school', 'nowhere'], 'there is no content/site.yaml in'],
  [['--base', 'main', '--school-before', '.'], '--school-before needs --school'],
  [['--base', 'main', '--school', '.', '--school-before', 'nowhere'], '--school-before takes'],
  [['--base', 'main', '--school', '.', '--as-built'], 'leave --only and --as-built out'],
  [['--base', 'main', '--rooutes', '/'], "Unknown option '--rooutes'"],
])('says what is wrong with %j', (args, words) => {
  expect(() => readOptions(args)).toThrow(words);
});
