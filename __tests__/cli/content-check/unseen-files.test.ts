/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDiagnostics } from '../../../src/cli/content-check/find-diagnostics';
import { photoHints } from '../../../src/cli/content-pictures/photo-hints';
import { removeContent, tinyPicture, writeContent } from '../../content/content-folder';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});
afterAll(removeContent);

const form = { name: 'full', picture: 'photo' };
const privacy = (withdrawn: readonly string[]) =>
  JSON.stringify({
    birthdays: form,
    toppers: form,
    albums: { shown: true },
    council: form,
    withdrawn: [{ files: withdrawn }],
  });

it('asks about withdrawn files that the content does not have', () => {
  const dir = writeContent({
    'privacy.yaml': privacy([
      'content/service/pictures/albums/Fair/Photo 1.jpg',
      'pictures/DAWN.webp',
      'papers/form.pdf',
      'pictures/albums/fair/photo-1.jpg',
    ]),
    'service/pictures/albums/fair/photo 1.JPG': tinyPicture,
  });
  const { unpublished } = findDiagnostics({ dir, own: false });
  const asked = unpublished.filter(({ file }) => file === 'content/privacy.yaml');
  expect(asked).toEqual([
    {
      file: 'content/privacy.yaml',
      message:
        'the content has no file "pictures/albums/fair/photo-1.jpg"; if it was not deleted, correct its path, or it is still shown',
    },
  ]);
});

it('names copies of a withdrawn file that are shown', () => {
  const photo = Buffer.concat([tinyPicture, Buffer.from('one child')]);
  const dir = writeContent({
    'privacy.yaml': privacy(['pictures/albums/fair/IMG 1.webp', 'pictures/albums/fair/IMG_3.webp']),
    'service/pictures/albums/fair/IMG 1.webp': photo,
    'service/pictures/albums/fair/IMG_2.webp': Buffer.concat([
      tinyPicture,
      Buffer.from('a  child.'),
    ]),
    'service/pictures/albums/fair/IMG_3.webp': photo,
    'service/pictures/news/fair #1.webp': photo,
    'pictures/fair.webp': photo,
  });
  const { unpublished } = findDiagnostics({ dir, own: false });
  const copies = unpublished.filter(({ message }) => message.startsWith('it is the same file'));
  expect(copies.map(({ file }) => file)).toEqual([
    'content/pictures/fair.webp',
    'content/service/pictures/news/fair #1.webp',
  ]);
  expect(copies[0]?.message).toMatch(
    /as content\/service\/.+, which is withdrawn; withdraw it too/,
  );
});

it('asks about those of the private folder, too', () => {
  const dir = writeContent({});
  const apart = join(dir, '../private');
  mkdirSync(apart);
  writeFileSync(join(apart, 'withdrawn.yaml'), 'withdrawn:\n  - files: [pictures/dwan.webp]\n');
  Object.assign(process.env, { CONTENT_DIR: dir, PRIVATE_DIR: apart });
  expect(findDiagnostics({ dir, own: false }).unpublished).toContainEqual({
    file: 'private/withdrawn.yaml',
    message: expect.stringContaining('the content has no file "pictures/dwan.webp"') as string,
  });
});

it('names the files that nothing names, albums by their folders', () => {
  const dir = writeContent({
    'service/pictures/albums/fair/1.webp': tinyPicture,
    'service/pictures/albums/fair/2.webp': tinyPicture,
    'service/papers/a.pdf': '%PDF-1.7',
  });
  const { unpublished } = findDiagnostics({ dir, own: false });
  expect(unpublished.filter(({ file }) => file.includes('service'))).toEqual([
    {
      file: 'content/service/pictures/albums/fair',
      message:
        'not shown, since no album of albums.yaml names this folder; name it there, or take it away',
    },
    { file: 'content/service/papers', message: 'not sent, since no list names it: a.pdf' },
  ]);
});

it('tells of a picture whose first and last bytes are right and that can’t be decoded', async () => {
  const damaged = Buffer.from(tinyPicture);
  damaged.fill(0, 20, 44);
  const dir = writeContent({ 'pictures/dawn.webp': damaged });
  expect(findDiagnostics({ dir, own: false }).diagnostics).toEqual([]);
  expect(await photoHints(dir)).toEqual([
    expect.objectContaining({
      file: 'content/pictures/dawn.webp',
      message: 'it is damaged and can’t be shown; save it again as JPEG',
    }),
  ]);
});
