/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { previewData } from '../../src/editor/preview/preview-data';
import { removeContent, tinyPicture, writeContent } from '../content/content-folder';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});
afterAll(removeContent);

const files = [
  'pictures/albums/fair/IMG 1.webp',
  'content/papers/result #1.pdf',
  'pictures/day/one.webp',
  'notes/two.pdf',
];
const withdrawn = `withdrawn:
  - { name: Kabir Shah, files: ${JSON.stringify(files)} }
`;
const form = '{ name: full, picture: photo }';
const rules = `birthdays: ${form}
toppers: ${form}
albums: { shown: true }
council: ${form}
`;

/** What everybody can read of a folder that names a withdrawn child in many places. */
function preview(privacy: string, apart: string): string {
  const dir = writeContent({
    'privacy.yaml': privacy,
    'facts/council.yaml': 'headBoy: Kabir Shah\n',
    'papers/result #1.pdf': '%PDF-1.7',
    'papers/Kabir Shah.pdf': '%PDF-1.7',
    'papers/notes/two.pdf': '%PDF-1.7',
    'pictures/day/one.webp': tinyPicture,
    'pictures/Kabir Shah.webp': tinyPicture,
    'service/pictures/albums/fair/IMG 1.webp': tinyPicture,
    'service/pictures/albums/fair/IMG 2.webp': tinyPicture,
    'service/pictures/albums/kabir-shah/1.webp': tinyPicture,
    'service/albums.yaml':
      '- { id: fair, title: Fair, date: 1 May 2026, folder: pictures/albums/fair, description: A. }\n' +
      '- { id: a, title: A, date: 1 May 2026, folder: pictures/albums/kabir-shah, description: A. }\n',
    'service/news.yaml': '- { title: A, date: 1 May 2026, description: Kabir Shah won. }\n',
  });
  const folder = join(dir, '../private');
  mkdirSync(folder);
  writeFileSync(join(folder, 'withdrawn.yaml'), apart);
  Object.assign(process.env, { CONTENT_DIR: dir, PRIVATE_DIR: folder });
  return JSON.stringify(previewData(dir));
}

it.each([
  ['privacy.yaml', rules + withdrawn, 'withdrawn: []\n'],
  ['the private folder', rules, withdrawn],
])('of the editor holds no name and no file that %s withdraws', (_, privacy, apart) => {
  const text = preview(privacy, apart);
  for (const gone of ['Kabir', 'kabir', 'IMG 1', 'result', 'one.webp', 'two.pdf']) {
    expect([gone, text.includes(gone)]).toEqual([gone, false]);
  }
  expect(text).toContain('IMG 2.webp');
});
