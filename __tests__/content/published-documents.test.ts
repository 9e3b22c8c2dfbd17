/** @jest-environment node */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockRegistry } from '../../src/blocks/schemas';
import { formatDiagnostic } from '../../src/content/diagnostics';
import { loadContent } from '../../src/content/load';
import { filesBelow } from '../../src/lib/files/files-below';
import { publishDocuments } from '../../src/build/publish/publish';
import { cleanUp, newFolder } from '../content-service/support/app';
import { pageHead, removeContent, writeContent } from './content-folder';

afterAll(async () => {
  removeContent();
  await cleanUp();
});

function loadFolder(contentDir: string) {
  const loaded = loadContent({ contentDir, blocks: blockRegistry });
  return { ...loaded, lines: loaded.diagnostics.map(formatDiagnostic) };
}

const pdf = '%PDF-1.7';
const page = (path: string, blocks: string, more = '') =>
  `${pageHead(path).replace('blocks:', `${more}blocks:`)}${blocks}`;

it('publishes the documents of known kinds that what is shown names, and tells of all others', async () => {
  const dir = writeContent({
    'pages/a.yaml': page(
      '/A',
      '  - { kind: downloads, items: [{ title: One, file: one two.pdf }] }\n' +
        "  - { kind: prose, text: '[Three](/papers/forms/three.docx)' }\n",
    ),
    'pages/draft.yaml': page(
      '/B',
      '  - { kind: pdf, file: draft.pdf, title: Draft }\n',
      'draft: true\nowner: Office\n',
    ),
    'service/notifications.yaml':
      '- { title: A, url: /papers/popup.pdf }\n- { title: B, url: /papers/later.pdf, draft: true }\n',
    'papers/form.pdf': null,
    'papers/one two.pdf': pdf,
    'papers/forms/three.docx': 'document',
    'papers/popup.pdf': pdf,
    'papers/later.pdf': pdf,
    'papers/draft.pdf': pdf,
    'papers/pupils.xlsx': 'names and marks',
    'papers/fees.html': '<script>steal()</script>',
    'papers/mark.svg': '<svg/>',
  });
  const { content, unpublishedFiles } = loadFolder(dir);
  expect(content?.documents.sort()).toEqual(['forms/three.docx', 'one two.pdf', 'popup.pdf']);
  expect(Object.fromEntries(unpublishedFiles.map(({ file, message }) => [file, message]))).toEqual({
    'content/papers/draft.pdf': expect.stringMatching(/^not published, since nothing names it; /),
    'content/papers/later.pdf': expect.stringMatching(/^not published, since nothing names it; /),
    'content/papers/pupils.xlsx': expect.stringMatching(/^not published, since nothing names it/),
    'content/papers/fees.html': expect.stringMatching(/^not published: no file of this kind is; /),
    'content/papers/mark.svg': expect.stringMatching(/^not published: no file of this kind is; /),
  });
  const publicDir = newFolder();
  await publishDocuments(publicDir, dir, content ?? { documents: [] });
  expect(filesBelow(publicDir)).toEqual([
    'papers/forms/three.docx',
    'papers/one two.pdf',
    'papers/popup.pdf',
  ]);
});

it('tells of withdrawn documents that they are, without the name of a child, and publishes none that a list names', () => {
  const dir = writeContent({
    'privacy.yaml':
      'birthdays: { name: full, picture: photo, why: A }\ntoppers: { name: full, picture: photo, why: A }\nalbums: { shown: true, why: A }\ncouncil: { name: full, picture: photo, why: A }\nwithdrawn: [{ name: Asha Menon, files: [papers/prize.pdf] }]\n',
    'service/notifications.yaml': '- { title: A, url: /papers/prize.pdf }\n',
    'papers/prize.pdf': pdf,
    'papers/asha-menon.pdf': pdf,
  });
  const { content, unpublishedFiles } = loadFolder(dir);
  expect(content?.documents).toEqual([]);
  const message = expect.stringMatching(/^not published, since it is withdrawn; /);
  expect(unpublishedFiles.filter(({ file }) => !file.endsWith('form.pdf'))).toEqual([
    { file: 'content/papers', message },
    { file: 'content/papers/prize.pdf', message },
  ]);
});

it('takes links to other places for no documents and no pictures, and follows none', async () => {
  const elsewhere = newFolder();
  mkdirSync(join(elsewhere, 'inside'));
  writeFileSync(join(elsewhere, 'inside/a.pdf'), pdf);
  const dir = writeContent({ 'papers/own.pdf': pdf, 'pictures/scenes/own.webp': 'picture' });
  symlinkSync(join(elsewhere, 'inside/a.pdf'), join(dir, 'papers/linked.pdf'));
  symlinkSync(elsewhere, join(dir, 'papers/folder'));
  symlinkSync('/etc/hostname', join(dir, 'pictures/name.webp'));
  const { content, lines } = loadFolder(dir);
  const link = 'a link to another place is not published; put the file itself here';
  expect(lines).toEqual([
    `content/papers/folder:1:1: ${link}`,
    `content/papers/linked.pdf:1:1: ${link}`,
    `content/pictures/name.webp:1:1: ${link}`,
  ]);
  expect(content?.documents).toEqual([]);
  const publicDir = newFolder();
  await publishDocuments(publicDir, dir, { documents: ['linked.pdf', 'own.pdf'] });
  expect(filesBelow(publicDir)).toEqual(['papers/own.pdf']);
});
