/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Replies } from '../../../src/lib/http/given-replies';
import { find, parsePage } from '../../../src/lib/html/tree';
import { documentsOfPage, partsOfPage } from '../../../src/build/search/parts-of-page';
import { writeSearchFile } from '../../../src/build/search/write-search-file';
import { partsOf, type SearchFile, type SearchRecords } from '../../../src/search/search-file';

const mainOf = (html: string) =>
  find(parsePage(`<main id="main">${html}</main>`), ({ tagName }) => tagName === 'main')!;

describe('the parts of a page', () => {
  const parts = partsOfPage(
    mainOf(`
      <nav><a href="/">Home</a></nav><h1>Fee</h1><p>In <strong>advance</strong>.</p>
      <section id="late"><h2>Paying late</h2><p>A fine of<span>₹&nbsp;50</span></p>
        <details id="why"><summary>Why?</summary><p>It pays <a href="/Fee">fees</a>, too.</p></details>
        <p id="_R_1_">After it</p><p hidden>Gone</p><div aria-busy="true">Loading</div>
        <div data-lists="[]"><p id="n"><b>News</b></p></div>
      </section>
      <form id="write"><h2>Write</h2><label>Name</label></form>`),
  );

  it('are its beginning and what has an anchor and a heading, each with its own words', () => {
    expect(parts).toEqual([
      { anchor: '', heading: '', text: 'In advance.' },
      { anchor: 'late', heading: 'Paying late', text: 'A fine of ₹ 50 After it' },
      { anchor: 'why', heading: 'Why?', text: 'It pays fees, too.' },
    ]);
  });
});

it('finds the documents that a page offers', () => {
  const main = mainOf(
    '<a href="/papers/a.pdf">Result <span>(PDF)</span></a><a href="/Fee">Fee</a>',
  );
  expect(documentsOfPage(main)).toEqual([{ href: '/papers/a.pdf', title: 'Result (PDF)' }]);
});

describe('the file', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'search-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const page = (path: string, html: string, more: object = {}) => {
    const file = join(dir, path, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `<html><body><main><h1>T</h1>${html}</main></body></html>`);
    const rest = { title: path.slice(1), description: `About ${path}.`, menu: 'Rules', blocks: [] };
    return { path, kind: 'static', ...rest, ...more } as never;
  };
  const written = async (pages: never[], replies: Replies = {}) => {
    const lists = { replies, versions: {}, now: 0 };
    await writeSearchFile(dir, { pages, search: { synonyms: [['fee', 'shulk']] } }, lists);
    return JSON.parse(readFileSync(join(dir, 'search.json'), 'utf8')) as SearchFile;
  };

  it('names no child: of a page that does, only what editors say of it is searched', async () => {
    const file = await written([
      page('/Council', '<p>Head girl: Asha</p>', { namesChildren: true }),
      page('/Search', ''),
    ]);
    expect(JSON.stringify(file)).not.toContain('Asha');
    expect(partsOf(file)[0]).toMatchObject({ page: 0, text: 'About /Council.' });
    expect(file.synonyms).toEqual([['fee', 'shulk']]);
  });

  it('leaves out drafts and what only leads elsewhere', async () => {
    const next = '<section id="next"><h2>Next steps</h2><p>Fee</p></section>';
    const file = await written([
      page('/Leave', next, { blocks: [{ kind: 'links', id: 'next' }] }),
      page('/Draft', '<p>Secret</p>', { unpublished: true }),
      page('/Search', ''),
    ]);
    expect(file.pages.map(([path]) => path)).toEqual(['/Leave']);
    expect(JSON.stringify(file)).not.toMatch(/Secret|Next steps/);
  });

  it('leaves out the page of a single album, which is empty without one', async () => {
    const file = await written([
      page('/Gallery', ''),
      page('/SubGallery', '<p>No album is chosen</p>'),
      page('/Circular', ''),
      page('/Search', ''),
    ]);
    expect(file.pages.map(([path]) => path)).toEqual(['/Gallery', '/Circular']);
    expect(JSON.stringify(file)).not.toContain('No album');
  });

  it('keeps the beginning of a long text, and of the rest each word once', async () => {
    const words = 'Uniform rules and regulations. '.repeat(8);
    const text = `<p>${words} Zebra apple zebra the ribbons.</p>`;
    const file = await written([page('/Uniform', text), page('/Search', '')]);
    const [part] = partsOf(file);
    expect(part?.text).toMatch(/^(Uniform rules and regulations\. ){2}.* …$/);
    expect(part?.more).toBe('apple ribbon zebra');
  });

  it('has the newest two hundred of news and circulars, with the endings of those that end', async () => {
    const news = Array.from({ length: 250 }, (_, at) => ({
      _id: `${at}`,
      title: `News ${at}`,
      fromDate: `20${String(10 + (at % 10))}-01-02`,
    }));
    const circular = { _id: 'c', title: 'Fees', date: '2026-11-12', category: 'Circular' };
    const publishUntil = '2026-12-01T00:00:00.000Z';
    await written([page('/News', ''), page('/Circular', ''), page('/Search', '')], {
      '/api/news/all/{code}': news,
      '/api/circular/all/{code}': [{ ...circular, publishUntil }],
    });
    const records = JSON.parse(
      readFileSync(join(dir, 'search-records.json'), 'utf8'),
    ) as SearchRecords;
    expect(records['/Circular']).toEqual([['Fees', '2026-11-12', Date.parse(publishUntil)]]);
    expect(records['/News']).toHaveLength(199);
    expect(records['/News']?.[0]).toEqual(['News 9', '2019-01-02']);
  });

  it('is not written for a school without a search page', async () => {
    await expect(written([page('/Leave', '')])).rejects.toThrow(/ENOENT/);
  });
});
