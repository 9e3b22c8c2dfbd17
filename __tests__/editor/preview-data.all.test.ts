/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { previewData } from '../../src/editor/preview/preview-data';

const whole = previewData('content');
const text = JSON.stringify(whole);
const { register, toppers, birthdays } = loadDataset('content/service');

it('names nobody of the register, no topper and no child of the birthdays: everybody can read it', () => {
  const names = [
    ...register.flatMap(({ name, admission, file }) => [name, admission ?? [], file ?? []].flat()),
    ...toppers.map(({ name }) => name),
    ...birthdays.map(({ name }) => name),
  ];
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter((name) => text.includes(name))).toEqual([]);
});

it('holds the lists that the front page is rendered with', () => {
  expect(Object.keys(whole.lists).sort()).toEqual([
    'albums',
    'calendar',
    'events',
    'highlights',
    'messages',
    'news',
    'registrations',
  ]);
});

describe('the children whom pages name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  const contentDir = join(folder, 'content');
  beforeAll(() => cpSync('content', contentDir, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true }));
  const { headGirl, headBoy } = parse(readFileSync('content/facts/council.yaml', 'utf8')) as Record<
    'headGirl' | 'headBoy',
    string
  >;
  const previewWith = (council: string, more = '') => {
    // As the sample has it.
    if (council === 'full' && more === '') return whole;
    const rules = readFileSync('content/privacy.yaml', 'utf8');
    writeFileSync(
      join(contentDir, 'privacy.yaml'),
      rules.replace(/^council:\n {2}name: full/m, `council:\n  name: ${council}`) + more,
    );
    return previewData(contentDir);
  };

  it.each([
    ['full', headGirl],
    ['initials', 'M. R.'],
    ['given-and-initial', 'Meenakshi R.'],
    ['none', 'A student'],
  ])('stand in the facts as the rule "%s" has them', (rule, name) => {
    const data = previewWith(rule);
    expect(parse(data.facts['council'] ?? '')).toMatchObject({ headGirl: name, houses: 4 });
    const json = JSON.stringify(data);
    expect([json.includes(headGirl), json.includes(headBoy)]).toEqual([
      rule === 'full',
      rule === 'full',
    ]);
  });

  it('stand in no album that the rules do not show', () => {
    const rules = readFileSync('content/privacy.yaml', 'utf8');
    writeFileSync(
      join(contentDir, 'privacy.yaml'),
      rules.replace(/^albums:\n {2}shown: true\n {2}years: 5/m, 'albums:\n  shown: false'),
    );
    const albumsIn = ({ lists }: typeof whole) => lists['albums'] as unknown[];
    expect(albumsIn(whole).length).toBeGreaterThan(0);
    expect(albumsIn(previewData(contentDir))).toEqual([]);
  });

  it('are not named where the rules have a fault, and no album is', () => {
    const data = previewWith('full', 'oops: 1\n- [');
    const json = JSON.stringify(data);
    expect([json.includes(headGirl), json.includes('pictures/albums')]).toEqual([false, false]);
  });
});
