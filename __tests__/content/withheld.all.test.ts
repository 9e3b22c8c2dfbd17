/** @jest-environment node */
import { loadContent } from '../../src/content/load';
import { blockRegistry } from '../../src/blocks/schemas';
import { feeds } from '../../src/build/hosting/feeds';
import { allNames, names } from '../lib/privacy/support/names';
import { waysToWrite } from '../lib/privacy/support/spellings';
import { pageHead, removeContent, writeContent } from './content-folder';

afterAll(removeContent);

const rule = '{ name: full, picture: photo }';
const rules = `birthdays: ${rule}
toppers: ${rule}
albums: { shown: true }
council: ${rule}
withdrawn:
  - { name: Maria D'Souza, files: [papers/form.pdf] }
  - { name: Tara Anne Joseph, others: [Tara Joseph Kurian] }
  - name: क्षितिज शर्मा
  - name: José Pinto
`;

/** The blocks of a page of a school with these rules, as they are loaded. */
function blocksOf(written: string) {
  const contentDir = writeContent({
    'privacy.yaml': rules,
    'pages/prize-day.yaml': pageHead('/PrizeDay') + written,
  });
  const { content, diagnostics } = loadContent({ contentDir, blocks: blockRegistry });
  expect(diagnostics).toEqual([]);
  if (!content) throw new Error('The content was not loaded.');
  const page = content.pages.find(({ path }) => path === '/PrizeDay');
  const { rss, atom } = feeds(content.site, content.pages);
  return { blocks: page?.blocks, all: JSON.stringify(content) + rss + atom };
}

it('names a withdrawn child nowhere, however the name is written', () => {
  const { all } = blocksOf(`
  - kind: prose
    text: |
      The cup went to Maria D’Souza, Maria D\\'Souza, Maria D&#39;Souza and **Maria** D\`Souza; Ms. TARA
      ANNE JOSEPH, Tara\u00ad Anne Joseph, क्\u200dषितिज शर्मा and Jose\u0301 Pinto sang.
  - kind: table
    caption: Prizes of Maria D’Souza
    columns: [Name, Prize]
    rows: [[Maria DʼSouza, Song], [JOSÉ PINTO (X-A), Dance]]
`);
  expect(all.normalize('NFC').match(/.{0,20}(souza|anne joseph|शर्मा|pinto).{0,20}/giu)).toBeNull();
});

it('leads to no file and no address that names the child, and leaves the words', () => {
  const { blocks } = blocksOf(`
  - kind: prose
    text: >-
      See [the programme](/papers/form.pdf), [her song](https://songs.example/maria-d-souza) and
      ![her](people/maria-d-souza.webp) the [fees](/Fee).
`);
  const html = JSON.stringify(blocks);
  expect(html).toContain('See the programme, her song and');
  expect(html).toContain('href=\\"/Fee\\"');
  expect(html).not.toMatch(/souza|form\.pdf/i);
});

it('names none of a hundred children in a thousand spellings', () => {
  const written = allNames
    .filter((name) => !names['of one word']?.includes(name))
    .flatMap(waysToWrite)
    // Tags, and lines of Markdown that mean something else, are no text of an editor.
    .filter((text) => !/[<*\n]/.test(text));
  expect(written.length).toBeGreaterThan(1000);
  const contentDir = writeContent({
    'privacy.yaml': rules + allNames.map((name) => `  - name: ${JSON.stringify(name)}\n`).join(''),
    'pages/prize-day.yaml': `${pageHead('/PrizeDay')}  - kind: prose
    text: ${JSON.stringify(written.map((text) => `- Prize for ${text} of X.`).join('\n'))}
`,
  });
  const { content } = loadContent({ contentDir, blocks: blockRegistry });
  const page = content?.pages.find(({ path }) => path === '/PrizeDay');
  const texts = JSON.stringify(page?.blocks).match(/Prize for .*? of X\./gu) ?? [];
  expect(texts).toHaveLength(written.length);
  const seen = texts.map((text) => text.replace(/[\u200e\u200f]/g, '').replace('. of', ' of'));
  expect([...new Set(seen)]).toEqual(['Prize for a student of X.']);
});

describe('a list of children on a page', () => {
  const { blocks } = blocksOf(`
  - kind: people
    children: true
    items:
      - { name: Tara A. Joseph, role: Head girl, picture: { src: dawn.webp, alt: Tara A. Joseph. } }
      - { name: Tara Joseph Kurian, role: Captain }
      - { name: Ravi Lal, role: Head boy }
  - kind: people
    items: [{ name: Tara Joseph, role: Teacher }]
  - { kind: table, caption: Prefects, childColumn: Name, columns: [Name], rows: [[Joseph Tara], [Anu]] }
`);

  it('shows nobody who may be the withdrawn child, but those whom the school has named as others', () => {
    expect(blocks).toMatchObject([
      {
        items: [
          { name: 'Name withheld', role: 'Head girl' },
          { name: 'Tara Joseph Kurian' },
          { name: 'Ravi Lal' },
        ],
      },
      // A teacher may be called so.
      { items: [{ name: 'Tara Joseph' }] },
      { rows: [['Name withheld'], ['Anu']] },
    ]);
    expect(JSON.stringify(blocks)).not.toMatch(/dawn|Tara A/);
  });
});
