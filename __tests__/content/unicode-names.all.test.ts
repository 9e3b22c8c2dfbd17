/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockRegistry } from '../../src/blocks/schemas';
import { formatDiagnostic } from '../../src/content/diagnostics';
import { loadContent } from '../../src/content/load';
import { pictureLookup, type PictureNode } from '../../src/templates/page-data';
import { contentNodes, pagesToCreate } from '../../src/content/source-nodes';
import { publishDocuments } from '../../src/build/publish/publish';
import { drawCards } from '../../src/build/cards/draw-cards';
import { folderTexts } from '../../src/cli/content-links/folder-texts';
import { unusedFiles } from '../../src/cli/content-links/unused-files';
import { changed, pageHead, removeContent, tinyPicture, writeContent } from './content-folder';

// Cards are drawn.
jest.setTimeout(60_000);

const made: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  made.push(folder);
  return folder;
}
afterAll(() => {
  removeContent();
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

const picture = 'Fête à l’école.webp';
const document = 'circulars/विद्यालय फ़ीस é.pdf';

function loadFolder(contentDir: string) {
  const { content, diagnostics } = loadContent({ contentDir, blocks: blockRegistry });
  return { content, lines: diagnostics.map(formatDiagnostic) };
}

/** A folder whose files are spelt in one Unicode form, and whose texts name them in another one. */
function writeIn(onDisk: string, inTexts: string): string {
  const disk = (name: string) => name.normalize(onDisk);
  const text = (name: string) => name.normalize(inTexts);
  const page =
    pageHead('/A', `menu: Rules\npicture: { src: ${text(picture)}, alt: A fair. }`) +
    `  - { kind: image, src: ${text(picture)}, alt: A fair. }\n` +
    `  - { kind: pdf, title: The fees, file: ${text(document)} }\n`;
  return writeContent({
    ...changed(
      'home.yaml',
      'hero:\n  slides: [{ src: dawn.webp',
      `hero:\n  slides: [{ src: ${text(picture)}`,
    ),
    [`pictures/${disk(picture)}`]: tinyPicture,
    [`papers/${disk(document)}`]: '%PDF-1.7',
    'pages/a.yaml': page,
  });
}

describe.each([
  ['NFD', 'NFC'],
  ['NFC', 'NFD'],
  ['NFD', 'NFD'],
])('files spelt in %s and named in %s', (onDisk, inTexts) => {
  it('are found, shown under one name, and used', () => {
    const dir = writeIn(onDisk, inTexts);
    const { content, lines } = loadFolder(dir);
    expect(lines).toEqual([]);
    const blocks = content?.pages.find(({ path }) => path === '/A')?.blocks;
    expect(blocks).toMatchObject([
      { kind: 'image', src: picture.normalize('NFC') },
      { kind: 'pdf', href: `/papers/${encodeURI(document.normalize('NFC'))}`, bytes: 8 },
    ]);
    expect(unusedFiles(dir, folderTexts(dir)).filter((name) => /[^\x20-\x7e]/.test(name))).toEqual(
      [],
    );
  });

  it('are sized and drawn from the disk, and found again by the name in texts', async () => {
    const dir = writeIn(onDisk, inTexts);
    const { content } = loadFolder(dir);
    if (!content) throw new Error('no content');
    const name = `pictures/${picture.normalize(onDisk)}`;
    expect(pagesToCreate(content).find(({ path }) => path === '/A')?.context.pictures).toEqual([
      name,
    ]);
    const nodes = contentNodes(content);
    expect(nodes.find(({ path }) => path === '/A')?.pictures).toEqual([name]);
    expect(nodes.find(({ internal }) => internal.type === 'HomeContent')?.pictures).toContain(name);
    const gatsbyImageData = {} as NonNullable<PictureNode['childImageSharp']>['gatsbyImageData'];
    const lookup = pictureLookup([{ relativePath: name, childImageSharp: { gatsbyImageData } }]);
    expect(Object.keys(lookup)).toEqual([picture.normalize('NFC')]);
    const folders = { contentDir: dir, publicDir: newFolder(), cacheDir: newFolder() };
    expect(await drawCards(content, folders)).toBeGreaterThan(0);
  });

  it('are published under the address that pages link to', async () => {
    const dir = writeIn(onDisk, inTexts);
    const { content } = loadFolder(dir);
    const publicDir = newFolder();
    await publishDocuments(publicDir, dir, content ?? { documents: [] });
    const file = join(publicDir, 'papers', document.normalize('NFC'));
    expect(readFileSync(file, 'utf8')).toBe('%PDF-1.7');
  });
});
