/** @jest-environment node */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { inspectPhoto } from '../../../src/content/photos/inspect-photo';
import { halves, phonePhoto } from '../../support/phone-photo';
import { namesIn, newFolder, smallPdf } from '../support/copied-content';
import { fixture, importInto, linesOf, officeFile, read, school, withoutTerminal } from './support';

withoutTerminal();

const plain = (file: string, background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toFile(file);

it('makes an album of the photos of a phone: upright, without their place, in the order that people count', async () => {
  const dir = school();
  const folder = newFolder();
  await phonePhoto(join(folder, 'IMG 10.JPG'), [3600, 2400]);
  await plain(join(folder, 'IMG 9.jpeg'), '#00ff00');
  copyFileSync(join(folder, 'IMG 9.jpeg'), join(folder, 'IMG 9 (1).jpeg'));
  await plain(join(folder, 'गणतंत्र दिवस.jpg'), '#ff0000');
  for (const name of ['Thumbs.db', '._IMG 9.jpeg', '.DS_Store'])
    writeFileSync(join(folder, name), 'x');
  copyFileSync(fixture('phone.heic'), join(folder, 'IMG_4021.HEIC'));
  writeFileSync(join(folder, 'half.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]));
  const lacking = await importInto(dir, folder);
  expect(lacking.errorOutput).toContain('--set description=…: an answer is needed');
  const set = 'id=republic-day,title=Republic Day,date=26/1/2026,description=The parade.';
  const { output, status } = await importInto(dir, folder, '--set', set, '--yes');
  expect(status).toBe(1);
  expect(linesOf(output, '!').map((line) => line.slice(2).split(':')[0])).toEqual([
    'half.jpg',
    'IMG 9 (1).jpeg',
    'IMG_4021.HEIC',
  ]);
  expect(output).toContain('HEIC can’t be shown by browsers; save it as JPEG');
  expect(linesOf(output, '+').map((line) => line.slice(2))).toEqual([
    'IMG 9.jpeg → pictures/albums/republic-day/001.jpg',
    'IMG 10.JPG → pictures/albums/republic-day/002.jpg',
    'गणतंत्र दिवस.jpg → pictures/albums/republic-day/003.jpg',
  ]);
  const album = join(dir, 'service/pictures/albums/republic-day');
  const facts = await inspectPhoto(join(album, '002.jpg'));
  expect(facts).toEqual({
    width: 2000,
    height: 3000,
    sideways: false,
    hasData: false,
    hasPlace: false,
  });
  expect(await halves(join(album, '002.jpg'))).toEqual(['red', 'blue']);
  expect(parse(read(dir, 'service/albums.yaml'))).toContainEqual({
    id: 'republic-day',
    title: 'Republic Day',
    date: '26/1/2026',
    description: 'The parade.',
    folder: 'pictures/albums/republic-day',
  });
  // One photo more, and the others are not doubled.
  await plain(join(folder, 'IMG 11.jpg'), '#0000ff');
  const again = await importInto(dir, folder, '--set', 'id=republic-day', '--yes');
  expect(again.output).toContain('1 added, 3 as before, 3 left out');
  expect(namesIn(album)).toEqual(['001.jpg', '002.jpg', '003.jpg', '004.jpg']);
  // One that was taken away leaves a gap, and no later one is written over.
  const kept = readFileSync(join(album, '004.jpg'));
  rmSync(join(album, '002.jpg'));
  await plain(join(folder, 'IMG 12.jpg'), '#00ffff');
  await importInto(dir, folder, '--set', 'id=republic-day', '--yes');
  expect(namesIn(album)).toEqual(['001.jpg', '003.jpg', '004.jpg', '005.jpg', '006.jpg']);
  expect(readFileSync(join(album, '004.jpg'))).toEqual(kept);
});

it('takes every photo of a folder from WhatsApp, and names all else with what to do', async () => {
  const dir = school();
  const folder = join(newFolder(), 'Onam at School');
  mkdirSync(folder);
  const photos = [
    'dsc_1.jpg',
    'DSC_1.JPG',
    'IMG-20251127-WA0003.jpg',
    'Party 🎉🌸.jpg',
    'WhatsApp Image 2025-11-27 at 10.15.33 AM (1).jpeg',
    'ഓണം ആഘോഷം 1.jpg',
  ];
  for (const [index, name] of photos.entries())
    await plain(join(folder, name), `rgb(${index * 40}, 90, 90)`);
  // What it is counts, and not what its name says.
  const png = sharp({ create: { width: 60, height: 40, channels: 3, background: '#123456' } });
  await png.png().toFile(join(folder, 'Screenshot.jpg'));
  for (const name of ['IMG_4021.HEIC', 'IMG_4022.jpg', 'IMG_4023.heif'])
    copyFileSync(fixture('phone.heic'), join(folder, name));
  writeFileSync(join(folder, 'VID-20251127-WA0009.mp4'), '\0\0\0\x18ftypmp42');
  writeFileSync(join(folder, 'empty.jpg'), '');
  smallPdf(join(folder, 'Notice.pdf'));
  for (const name of ['Thumbs.db', '.DS_Store', 'desktop.ini'])
    writeFileSync(join(folder, name), 'x');
  const { output } = await importInto(dir, folder, '--set', 'description=Onam.', '--yes');
  expect(linesOf(output, '+').map((line) => line.slice(2).split(' → ')[0])).toEqual([
    ...photos.slice(0, 4),
    'Screenshot.jpg',
    ...photos.slice(4),
  ]);
  expect(output).toContain('Screenshot.jpg → pictures/albums/onam-at-school/005.png\n');
  const heic = 'HEIC can’t be shown by browsers; save it as JPEG';
  const said = linesOf(output, '!').map((line) => line.slice(2).split(/[(,]/)[0]);
  expect(said).toEqual([
    'empty.jpg: the file is empty; copy it again',
    `IMG_4021.HEIC: ${heic} `,
    `IMG_4022.jpg: ${heic} `,
    `IMG_4023.heif: ${heic} `,
    'Notice.pdf: this is a document and no photo; the same with --to circulars takes the documents of a folder',
    'VID-20251127-WA0009.mp4: videos are not shown from here; put it on YouTube',
  ]);
  expect(output).toContain('Album: Onam at School, 27 November 2025;');
});

it('names each file of a folder in which nothing can be shown', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'VID-20251127-WA0009.mp4'), '\0\0\0\x18ftypmp42');
  const { output, errorOutput } = await importInto(school(), folder);
  expect(output).toContain('! VID-20251127-WA0009.mp4: videos are not shown from here');
  expect(errorOutput).toContain('has no photo that can be shown');
});

it('dates an album by the names of photos that messengers have stripped, and says so', async () => {
  const dir = school();
  const folder = join(newFolder(), 'Onam');
  mkdirSync(folder);
  await plain(join(folder, 'IMG-20260826-WA0001.jpg'), '#ff0000');
  await plain(join(folder, 'WhatsApp Image 2026-08-26 at 10.31.11 AM.jpeg'), '#00ff00');
  await plain(join(folder, 'IMG_20260901_101112.jpg'), '#0000ff');
  const { output } = await importInto(dir, folder, '--set', 'description=Onam at school.', '--yes');
  expect(output).toContain('Album: Onam, 26 August 2026; --set date=… says another day\n');
  expect(read(dir, 'service/albums.yaml')).toContain('date: 26 August 2026');
});

it('takes title and day of an album from the name of its folder', async () => {
  const folder = join(newFolder(), 'SPORTS DAY (14-11-2025)');
  mkdirSync(folder);
  await plain(join(folder, 'IMG-20251116-WA0001.jpg'), '#ff0000');
  const { output } = await importInto(school(), folder, '--set', 'description=Races.');
  expect(output).toContain('Album: Sports Day, 14 November 2025; --set date=… says another day\n');
});

it('makes circulars of a folder of documents, by what their names say', async () => {
  const dir = school();
  const folder = newFolder();
  const names = Array.from(
    { length: 25 },
    (_, index) =>
      `${String(index + 1).padStart(2, '0')}-11-2026 GPS-${100 + index} Notice ${index + 1}.pdf`,
  );
  for (const name of [
    ...names,
    '31-02-2026 Fees.pdf',
    'Adobe Scan 20 Nov 2026.pdf',
    'Bus routes.pdf',
    'CIR-2026-27-45 Winter timings.pdf',
    'Registration opens 1 Dec 2099.pdf',
    'WhatsApp Document 2026-11-10 at 10.22.33.pdf',
    '2026-11-16 15 Annual Day.pdf',
  ])
    smallPdf(join(folder, name));
  const { output } = await importInto(dir, folder, '--yes');
  expect(linesOf(output, '!')).toEqual([
    `! ${basename(folder)}, 31-02-2026 Fees.pdf: 31-02-2026 in its name is no day; call it like "2026-11-09 Date sheet.pdf"`,
    `! ${basename(folder)}, Adobe Scan 20 Nov 2026.pdf: "Adobe Scan" in its name tells nothing; call it like "2026-11-09 Date sheet.pdf"`,
    `! ${basename(folder)}, Bus routes.pdf: its name has no day; call it like "2026-11-09 Date sheet.pdf"`,
    `! ${basename(folder)}, CIR-2026-27-45 Winter timings.pdf: its name has no day; call it like "2026-11-09 Date sheet.pdf"`,
    `! ${basename(folder)}, Registration opens 1 Dec 2099.pdf: 1 Dec 2099 behind its title is still to come, and most likely not its own day; call it like "2026-11-09 Date sheet.pdf"`,
    `! ${basename(folder)}, WhatsApp Document 2026-11-10 at 10.22.33.pdf: "WhatsApp Document at 10.22.33" in its name tells nothing; call it like "2026-11-09 Date sheet.pdf"`,
  ]);
  expect(linesOf(output, 'Note')).toEqual([
    'Note: 2026-11-16 15 Annual Day.pdf: 15 is read as its number; "2026-11-16 Annual Day 15" has it in the title',
  ]);
  const items = parse(read(dir, 'service/circulars.yaml')) as Record<string, unknown>[];
  expect(items.slice(-26)[8]).toEqual({
    title: 'Notice 9',
    number: 'GPS-108',
    date: '9 November 2026',
    attachments: ['papers/circulars/notice-9-gps-108.pdf'],
  });
});

it.each([
  ['photo.jpg', '\xff\xd8\xff\xe0', 'this is a picture and no table; put it into a folder'],
  ['photo.csv', '\x89PNG\r\n\x1a\n', 'this is a picture and no table'],
  ['film.mp4', '\0\0\0\x18ftypmp42', 'this is a video; put it on YouTube'],
  ['rules.odt', 'PK\x03\x04', 'open it, save it as .docx, and import that'],
  ['talk.pptx', 'PK\x03\x04', 'these are slides and no table; save them as a PDF'],
  ['all.ZIP', 'PK\x03\x04', 'unpack it, and import what is in it'],
])('says what to do with %s, which is no table', async (name, bytes, advice) => {
  const file = officeFile(name, Buffer.from(`${bytes} and more`, 'latin1'));
  const { errorOutput } = await importInto(school(), file);
  expect(errorOutput).toContain(`${name}: ${advice}`);
});

it('takes no table that begins with BM for a picture', async () => {
  const file = officeFile('list.csv', 'BM School\nName,DOB\nAsha Menon,5/4/2015\n');
  expect((await importInto(school(), file)).output).toContain('Asha Menon, 5 April');
});
