import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { newApp, newFolder } from './app';
import { filesOfLists } from './list-files';
import { photo, writeFiles } from './photos';

/** The folder of its album. */
export const folder = 'pictures/albums/republic-day-2026';
/** Its list of albums. */
export const albumYaml = `- { id: rd, title: Republic Day, date: 26 January 2026, folder: ${folder}, description: A. }\n`;
/** Photos as phones and offices name them. */
export const names = [
  'WhatsApp Image 2026-01-26 at 9.15.32 AM (1).jpeg',
  'WhatsApp Image 2026-01-26 at 9.15.32 AM.jpeg',
  'PARADE- 2.JPG.jpeg',
  'Fête.jpg'.normalize('NFD'),
  'parade-5.jpg',
  'Tara Joseph.jpg',
  'with tara_joseph (2).jpg',
];
/** The school's rules. */
export const rules = (albums: string, withdrawn: string) =>
  ['birthdays', 'toppers', 'council']
    .map((key) => `${key}: { name: full, picture: photo }\n`)
    .join('') + `albums: { ${albums} }\n${withdrawn}`;

/** A school with the album, and these rules. */
export async function school(privacy: string) {
  const root = newFolder();
  copyFileSync('content/site.yaml', join(root, 'site.yaml'));
  const jpeg = await photo().jpeg().toBuffer();
  writeFiles(root, {
    'privacy.yaml': privacy,
    'service/albums.yaml': albumYaml,
    ...Object.fromEntries(names.map((name) => [`service/${folder}/${name}`, jpeg])),
  });
  const dataDir = join(root, 'service');
  const siteFile = join(root, 'site.yaml');
  const app = await newApp({ siteFile, dataDir });
  const status = async (url: string) => (await app.inject(url)).statusCode;
  const publicDir = newFolder();
  await filesOfLists(dataDir, publicDir, siteFile);
  const built = readdirSync(publicDir, { recursive: true }).map(String);
  return { app, status, built, publicDir };
}

/** Rules in which these files are withdrawn. */
export const withdrawn = (files: readonly string[], name = '') =>
  rules(
    'shown: true',
    `withdrawn:\n  - { ${name}files: [${files.map((file) => JSON.stringify(file)).join(', ')}] }\n`,
  );
