/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockRegistry } from '../../src/blocks/schemas';
import { loadContent } from '../../src/content/load';
import { pageHead, removeContent, writeContent } from './content-folder';

afterAll(removeContent);
const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

const register = `
- { admission: 2011/0417, name: Asha Rani Menon, number: TC/2024-25/017, issued: 12/03/2025, file: papers/certificates/a1.pdf }
- { admission: 2012/0226, name: Kabir Thapa, number: TC/2024-25/9, file: papers/certificates/gone.pdf }
- { admission: 2013/0001, name: No Number }
- { admission: 2013/0002, name: Tara Joseph, number: TC/2025-26/001, issued: 2 May 2025 }
- { admission: 2013/0003, name: Ravi Shah, number: TC/2025-26/002, issued: 3 May 2025, draft: true }
`;
const rule = '{ name: full, picture: photo }';
const rules = (more = '') =>
  `birthdays: ${rule}\ntoppers: ${rule}\nalbums: { shown: true }\ncouncil: ${rule}\n${more}`;

function pageOf(files: Record<string, string> = {}) {
  const contentDir = writeContent({
    'service/register.yaml': register,
    'service/papers/certificates/a1.pdf': '%PDF-1.4',
    'pages/certificates.yaml': `${pageHead('/Certificates')}\n  - kind: certificates\n`,
    ...files,
  });
  const page = () => {
    const { content } = loadContent({ contentDir, blocks: blockRegistry });
    const found = content?.pages.find(({ path }) => path === '/Certificates');
    const [block] = found?.blocks ?? [];
    if (block?.kind !== 'certificates') throw new Error('The block was not loaded.');
    return { ...block, namesChildren: found?.namesChildren === true };
  };
  return { contentDir, page };
}

it('lists what has a number, newest session first, with initials and no file', () => {
  const { items, namesChildren } = pageOf().page();
  expect(items).toEqual([
    { number: 'TC/2025-26/001', name: 'T. J.', issued: '2025-05-02', session: '2025-2026' },
    { number: 'TC/2024-25/017', name: 'A. R. M.', issued: '2025-03-12', session: '2024-2025' },
    { number: 'TC/2024-25/9', name: 'K. T.', session: '2024-2025' },
  ]);
  expect(namesChildren).toBe(false);
});

it.each([
  ['full', 'Asha Rani Menon', true],
  ['given-and-initial', 'Asha M.', true],
  ['none', 'A student', false],
])('names children as the rules say: %s', (form, name, namesChildren) => {
  const page = pageOf({ 'privacy.yaml': rules(`certificates: { name: ${form} }\n`) }).page();
  expect(page.items.map((item) => item.name)).toContain(name);
  expect(page.namesChildren).toBe(namesChildren);
  expect(JSON.stringify(page)).not.toContain('/api/image');
});

it('leads to a certificate where the rules open it and it is there', () => {
  const page = pageOf({ 'privacy.yaml': rules('certificates: { papers: true }\n') }).page();
  expect(page.items.flatMap(({ document }) => document ?? [])).toEqual([
    { href: '/api/image/papers/certificates/a1.pdf', type: 'PDF', bytes: 8 },
  ]);
  expect(page.namesChildren).toBe(true);
});

it('has no line for a child who is withdrawn, or may be', () => {
  const withdrawn = 'withdrawn:\n  - name: Asha Menon\n  - name: TARA JOSEPH\n';
  const page = pageOf({ 'privacy.yaml': rules(withdrawn) }).page();
  expect(page.items.map(({ number }) => number)).toEqual(['TC/2024-25/9']);
});

it('takes the register of the private folder before any other', () => {
  const { contentDir, page } = pageOf();
  const apart = join(contentDir, '../private');
  mkdirSync(apart);
  writeFileSync(join(apart, 'register.yaml'), '- { name: Meera Pillai, number: TC/2026-27/1 }\n');
  process.env['CONTENT_DIR'] = contentDir;
  process.env['PRIVATE_DIR'] = apart;
  expect(page().items.map(({ name }) => name)).toEqual(['M. P.']);
});

it('groups a long list by year', () => {
  const rows = Array.from({ length: 400 }, (_, index) => {
    const year = 2017 + Math.floor(index / 50);
    const number = `TC/${year}-${String(year + 1).slice(-2)}/${String((index % 50) + 1).padStart(3, '0')}`;
    return `- { name: Pupil ${index}, number: ${number} }`;
  });
  const { items, years } = pageOf({ 'service/register.yaml': rows.join('\n') }).page();
  expect(items).toEqual([]);
  expect(years.map(({ id, title, items: own }) => [id, title, own.length])).toEqual(
    [2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017].map((year) => [
      `certificates-${year}-${year + 1}`,
      `${year}-${year + 1}`,
      50,
    ]),
  );
  expect(years[0]?.items[0]?.number).toBe('TC/2024-25/050');
});
