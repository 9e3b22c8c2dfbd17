/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName, rgb, StandardFonts } from 'pdf-lib';
import { readLetters } from '../../papers/letters';
import { makeLetter } from '../../papers/letter';
import { readSchool } from '../../papers/letterhead';
import { makePapers } from '../../papers/make';
import { paper, wrap } from '../../papers/sheet';
import { inProject } from '../../project';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'school-papers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pdfsIn = (dir: string) =>
  readdirSync(dir, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.pdf'))
    .sort();

const letters = readLetters(inProject('sample-school/papers/letters.yaml'));
const school = readSchool(inProject('content/site.yaml'));

it('makes the committed papers again, byte by byte', async () => {
  const to = { service: join(folder, 'service'), site: join(folder, 'site') };
  const { files, bytes } = await makePapers(to);
  expect(files).toBeGreaterThan(45);
  expect(bytes / files).toBeLessThan(10_000);
  for (const [made, kept] of [
    [join(to.service, 'papers'), inProject('content/service/papers')],
    [to.site, inProject('content/papers')],
  ] as const) {
    for (const name of pdfsIn(made)) {
      const same = readFileSync(join(made, name)).equals(readFileSync(join(kept, name)));
      expect([name, same]).toEqual([name, true]);
    }
  }
});

it('makes papers with a title, a language and A4 pages', async () => {
  for (const letter of letters) {
    const pdf = await PDFDocument.load(await makeLetter(letter, school), { updateMetadata: false });
    expect(pdf.getTitle()).toBe(`${letter.title} - Deodar Hill School`);
    expect(String(pdf.catalog.lookup(PDFName.of('Lang')))).toContain('en-IN');
    expect(pdf.getPage(0).getSize()).toEqual({ width: paper.width, height: paper.height });
    expect([letter.file, pdf.getPageCount()]).toEqual([letter.file, 1]);
  }
});

it('names no year, so that a paper is right in every session', () => {
  for (const letter of letters) {
    expect(JSON.stringify(letter)).not.toMatch(/\b(19|20)\d\d\b/);
  }
});

it('goes on to a second page when the first is full', async () => {
  const [first] = letters;
  if (!first) throw new Error('there are no letters');
  const long = {
    ...first,
    body: Array<string>(40).fill('A paragraph that fills a page. '.repeat(8)),
  };
  const pdf = await PDFDocument.load(await makeLetter(long, school));
  expect(pdf.getPageCount()).toBeGreaterThan(2);
});

it('breaks lines within the width', async () => {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
  const style = {
    font,
    size: 10,
    lead: 14,
    colour: rgb(0, 0, 0),
  };
  const lines = wrap('one two three four five six seven', style, 60);
  expect(lines.join(' ')).toBe('one two three four five six seven');
  expect(lines.every((line) => font.widthOfTextAtSize(line, 10) <= 60)).toBe(true);
  expect(wrap('', style, 60)).toEqual([]);
});
