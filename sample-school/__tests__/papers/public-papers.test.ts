/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { formatDay } from '../../../src/dates/format';
import type { PlainDate } from '../../../src/dates/plain-date';
import { readSchool } from '../../papers/letterhead';
import { readLetters } from '../../papers/letters';
import { listedPapers } from '../../papers/listed-papers';
import { readPublicPapers } from '../../papers/make';
import { makePublicPaper } from '../../papers/public-paper';
import { publicPapers, readPaperWords } from '../../papers/public-papers';
import { readResultRows, summaryTable } from '../../papers/result-summary';
import { inProject } from '../../project';
import { structureOf, untaggedTexts } from './support/pdf-structure';
import { textOfPages } from './support/pdf-text';

// Reading all the content takes seconds on a busy machine.
jest.setTimeout(60_000);

const school = readSchool(inProject('content/site.yaml'));
const results = readResultRows(inProject('content/facts/results.yaml'));
const words = readPaperWords(inProject('sample-school/papers/public-papers.yaml'));
const papers = readPublicPapers();
const written = (day: string | undefined) => (day ? formatDay(day as PlainDate) : '');

describe.each(papers.map((one) => [one.file, one] as const))('%s', (file, one) => {
  const bytes = makePublicPaper(one, school);

  it('says the number and the days of its page, and that it is a sample, on one page', async () => {
    const [page = '', ...more] = await textOfPages(await bytes);
    const { details = '', issued, expires } = one.listed;
    expect(issued).toBeDefined();
    expect(page).toContain(written(issued));
    expect(page).toContain(written(expires));
    if (one.office) expect(page).toContain(details.split(',')[0]);
    expect(page).toContain('Invented sample');
    expect(more).toEqual([]);
  });

  it('is read out in order, and names itself a sample', async () => {
    const lines = await structureOf(await bytes);
    expect(lines).toContain(`  H1 ${one.title}`);
    expect(lines.at(-2)).toBe('  P Invented sample');
    expect(lines.join('\n')).not.toContain('(lost)');
    expect(await untaggedTexts(await bytes)).toEqual([]);
    const pdf = await PDFDocument.load(await bytes, { updateMetadata: false });
    expect(pdf.getTitle()).toBe(`${one.title} (sample) - ${school.name}`);
  });

  it('is what is committed, of few bytes', async () => {
    const kept = readFileSync(inProject(`content/papers/${file}.pdf`));
    expect(kept.equals(await bytes)).toBe(true);
    expect(kept.length).toBeLessThan(5000);
  });
});

it('names nobody: no topper, and members of committees by their office', () => {
  const toppers = readFileSync(inProject('content/service/toppers.yaml'), 'utf8');
  const names = [...toppers.matchAll(/name: ([^,]+),/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(40);
  const text = JSON.stringify(words);
  expect(names.filter((name) => text.includes(name))).toEqual([]);
  expect(text).not.toMatch(/\b(Shri|Smt|Mr|Mrs|Ms|Dr)\b/);
});

it('refuses a listed paper without words, and words that no page lists', () => {
  const listed = listedPapers(inProject('content'));
  expect(() => publicPapers(listed, words.slice(1), results)).toThrow(
    'papers without words: affiliation-1990.pdf',
  );
  expect(() => publicPapers(listed.slice(1), words, results)).toThrow(
    'no page lists the paper affiliation-1990.pdf',
  );
  expect(() => summaryTable('1999-2000', results)).toThrow('no results of 1999-2000');
});

it('sums up the newest session as the news does', () => {
  const { rows } = summaryTable(results.isc[0]?.[0] ?? '', results);
  const letters = readLetters(inProject('sample-school/papers/letters.yaml'));
  const letter = letters.find(({ file }) => file === 'news/board-results-summary');
  const [, news] = letter?.body ?? [];
  if (typeof news !== 'object' || !('table' in news)) throw new Error('the letter has no table');
  const [isc = [], icse = []] = rows.map(([, appeared, passed, many, , best]) => [
    ...[appeared, passed, many],
    String(best).replace('%', ' per cent'),
  ]);
  expect(news.table.rows.map(([, ofX]) => ofX)).toEqual(icse);
  expect(news.table.rows.map(([, , ofXII]) => ofXII)).toEqual(isc);
});
