/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockRegistry } from '../../../src/blocks/schemas';
import { loadContent } from '../../../src/content/load';
import { BASE_COMMIT } from '../../../harness/bench/base/base-commit';
import { changeWord } from '../../../harness/bench/change-word';
import { manyNews } from '../../../harness/bench/filter';
import { growContent } from '../../../harness/bench/grow-content';
import { readOptions } from '../../../harness/bench/options';
import { plainPage } from '../../../harness/bench/plain-page';
import { type Moved, shiftSum } from '../../../harness/bench/shift-watch';

describe('the command line', () => {
  it('measures all but the build unless told otherwise', () => {
    expect(readOptions([])).toMatchObject({ runs: 5, save: false, routes: [] });
    expect(readOptions([]).only).not.toContain('build');
    expect(readOptions(['--build']).only).toContain('build');
    expect(readOptions(['--only', 'taps, shift', '--runs', '3', '--save'])).toMatchObject({
      only: ['taps', 'shift'],
      runs: 3,
      save: true,
    });
  });
  it('measures against the base commit unless another is named', () => {
    expect(readOptions([]).base).toBe(BASE_COMMIT);
    expect(readOptions(['--base', 'HEAD~3']).base).toBe('HEAD~3');
  });
  it('says what it does not understand', () => {
    expect(() => readOptions(['--runs', 'many'])).toThrow('--runs wants a whole number from 1.');
    expect(() => readOptions(['--only', 'speed'])).toThrow('--only does not know speed.');
  });
});

it('makes the plain page of a built one: the same words, nothing to load', () => {
  const plain = plainPage(
    '<html><head><title>Fee - School</title><style>h1{}</style></head><body class="a"><svg><path/></svg>' +
      '<script>alert(1)</script><div class="css-1"><h1 class="css-2">Fee</h1><img src="/a.webp"/>' +
      '<p>Pay <a class="x" href="/FeeSchedule">here</a>.</p><table><tr><td class="n">₹ 10</td></tr></table></div></body></html>',
  );
  expect(plain).toContain('<title>Fee - School</title>');
  expect(plain).toContain('<h1>Fee</h1>');
  expect(plain).toContain('<p>Pay <a href="/FeeSchedule">here</a>.</p>');
  expect(plain).toContain('<table><tr><td>₹ 10</td></tr></table>');
  expect(plain).not.toMatch(/class=|<img|<svg|<script|<style|alert/);
});

it('adds up shifts, each once however many elements moved in it', () => {
  const moved = (value: number): Moved => ({
    value,
    element: 'p',
    words: '',
    from: [0, 1],
    to: [2, 1],
  });
  expect(shiftSum([])).toBe(0);
  expect(shiftSum([moved(0.1), moved(0.1), moved(0.02)])).toBeCloseTo(0.12);
});

it('makes records that are all different, over ten years', () => {
  const news = manyNews(10_000);
  expect(new Set(news.map(({ _id }) => _id)).size).toBe(10_000);
  expect(new Set(news.map(({ fromDate }) => fromDate.slice(0, 4))).size).toBe(10);
});

describe('a copy of the content', () => {
  const dir = mkdtempSync(join(tmpdir(), 'bench-content-'));
  beforeEach(() =>
    cpSync('content', dir, { recursive: true, filter: (file) => !file.includes('service') }),
  );
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('has more pages when they are multiplied, and no faults then', () => {
    const before =
      loadContent({ contentDir: dir, blocks: blockRegistry }).content?.pages.length ?? 0;
    expect(growContent(dir, 3)).toBe(before * 3);
    const { content, diagnostics } = loadContent({ contentDir: dir, blocks: blockRegistry });
    expect(diagnostics).toEqual([]);
    expect(content?.pages).toHaveLength(before * 3);
  });

  it('differs in the lead of one page when a word is changed, and has no faults then', () => {
    const before = loadContent({ contentDir: dir, blocks: blockRegistry }).content?.pages ?? [];
    changeWord(dir);
    const { content, diagnostics } = loadContent({ contentDir: dir, blocks: blockRegistry });
    expect(diagnostics).toEqual([]);
    const changed = content?.pages.filter(({ lead }, index) => lead !== before[index]?.lead);
    expect(changed).toHaveLength(1);
    expect(changed?.[0]?.lead).toMatch(/ Indeed\.$/);
  });
});
