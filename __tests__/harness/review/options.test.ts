/** @jest-environment node */
import { resolve } from 'node:path';
import { readArguments } from '../../../src/lib/terminal/program';
import { harness } from '../../../harness/program';

const read = async (...args: string[]) =>
  (await readArguments(harness, ['review', ...args]))?.options;

it('looks at everything unless it is narrowed', async () => {
  expect(await read('--base', 'main')).toEqual({
    base: 'main',
    routes: [],
    stories: [],
    only: ['pages', 'stories'],
    widths: [360, 1280],
    modes: ['light', 'dark'],
    out: 'reports/review',
  });
});

it('is narrowed to routes, stories, widths and one half', async () => {
  const options = await read(
    ...'--base HEAD~3 --routes /Fee /News --stories Blocks/Table Home --widths 412 --out /tmp/r'.split(
      ' ',
    ),
  );
  expect(options).toMatchObject({
    routes: ['/Fee', '/News'],
    stories: ['Blocks/Table', 'Home'],
    widths: [412],
    out: '/tmp/r',
  });
  expect(await read('--base', 'main', '--only', 'pages')).toMatchObject({
    only: ['pages'],
  });
});

it('looks at the pages of a school, where the command was called from', async () => {
  const school = '__tests__/fixtures/schools/small-primary';
  expect(await read('--base', 'v0.1.0', '--school', school)).toMatchObject({
    school: resolve(school),
  });
});

it('compares a school with what it was, where that stands in a folder', async () => {
  const [now, before] = ['small-primary', 'pune-day-school'].map(
    (name) => `__tests__/fixtures/schools/${name}`,
  );
  const options = await read(...`--base HEAD --school ${now} --school-before ${before}`.split(' '));
  expect(options).toMatchObject({
    school: resolve(now ?? ''),
    schoolBefore: resolve(before ?? ''),
  });
});

it.each([
  [['--school', '.'], '--school needs --base'],
  [['--base', 'main', '--only', 'news'], 'Allowed choices are pages, stories.'],
  [['--base', 'main', '--routes', 'Fee'], "'Fee' is invalid. Addresses begin with /."],
  [['--base', 'main', '--widths', 'wide'], 'a whole number from 200 on'],
  [['--base', 'main', '--school', 'nowhere'], 'there is no content/site.yaml in'],
  [['--base', 'main', '--school-before', '.'], '--school-before needs --school'],
  [
    ['--base', 'main', '--school', '.', '--school-before', 'nowhere'],
    '--school-before <folder> takes',
  ],
  [['--base', 'main', '--school', '.', '--only', 'stories'], 'leave --only out'],
  [['--base', 'main', '--rooutes', '/'], "Unknown option '--rooutes'"],
])('says what is wrong with %j', async (args, words) => {
  await expect(read(...args)).rejects.toThrow(words);
});
