/** @jest-environment node */
import { nameFingerprints } from '../../src/lib/privacy/name-fingerprints';
import { withdrawnIn } from '../../src/lib/privacy/withdrawn';
import { folder, names, rules, school } from './support/album-school';
import { cleanUp } from './support/app';
import { addressOf } from './support/photos';

jest.setTimeout(120_000);
afterAll(cleanUp);

it('withholds photos that are named after a withdrawn child', async () => {
  const { app, status, built } = await school(
    rules('shown: true', 'withdrawn:\n  - { name: Tara Joseph }\n'),
  );
  const { attachments } = (await app.inject('/api/subGallery?id=rd')).json<{
    attachments: string[];
  }>();
  expect(attachments).toHaveLength(names.length - 2);
  expect(await status(addressOf(`${folder}/Tara Joseph.jpg`))).toBe(404);
  expect(await status(addressOf(`${folder}/with tara_joseph (2).jpg`))).toBe(404);
  expect(built.filter((file) => /tara/i.test(file))).toEqual([]);
});

it.each([
  'maria_dsouza.jpg',
  "MARIA D'SOUZA (XII-A) 2.JPG",
  'Maria D’Souza 1.jpg',
  'MariaDSouza.jpeg',
  "maria-d'souza.PDF",
  "D'Souza, Maria.jpg",
  'DSouzaMaria.jpg',
])('takes %s for a file of Maria D’Souza', (name) => {
  const { isFile } = withdrawnIn(nameFingerprints("Maria D'Souza"));
  expect(isFile(`pictures/albums/parade/${name}`)).toBe(true);
  expect(isFile(addressOf(`pictures/albums/parade/${name}`))).toBe(true);
  expect(isFile('pictures/albums/parade/Maria at the parade.jpg')).toBe(false);
  expect(isFile('WhatsApp Image 2026-01-26 at 9.15.32 AM (1).jpeg')).toBe(false);
});

it.each([
  ['محمد علی', 'محمد علي.jpg'],
  ['فاطمہ ملک', 'فاطمه ملك (2).jpg'],
])('takes the letters of Arabic keyboards for those of Urdu: %s', (child, name) => {
  const { isFile } = withdrawnIn(nameFingerprints(child));
  expect(isFile(`pictures/albums/parade/${name}`)).toBe(true);
});
