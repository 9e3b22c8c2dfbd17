/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDiagnostic } from '../../src/content/diagnostics';
import { checkData } from '../../src/content-service/dataset/data-diagnostics';
import { cleanUp, newApp, newFolder } from './support/app';
import { photo, writeFiles } from './support/photos';
import { filesOfLists } from './support/list-files';

jest.setTimeout(120_000);
afterAll(cleanUp);

const folder = 'pictures/albums/relay';
const files = ['1.jpg', '2.jpg', '10.jpg', 'last, not least (1).jpg'];
const album = `
- id: relay
  title: Relay
  date: 1 November 2026
  description: A.
  folder: ${folder}
  photos:
    - { file: 10.jpg, caption: 'Maria D''Souza takes the baton' }
    - { file: 2.jpg, caption: The finish, alt: A runner at the tape }
    - { file: '${folder}/last, not least (1).jpg', alt: The cup }
`;
const rules = ['birthdays', 'toppers', 'council']
  .map((key) => `${key}: { name: full, picture: photo }\n`)
  .join('');

async function school(privacy = '', yaml = album) {
  const root = newFolder();
  const jpeg = await photo().jpeg().toBuffer();
  writeFiles(root, {
    'site.yaml': 'name: A school\ncode: DHS\n',
    'privacy.yaml': `${rules}albums: { shown: true }\n${privacy}`,
    'service/albums.yaml': yaml,
    ...Object.fromEntries(files.map((name) => [`service/${folder}/${name}`, jpeg])),
  });
  return { siteFile: join(root, 'site.yaml'), dataDir: join(root, 'service') };
}

interface Sent {
  attachments: string[];
  captions?: { path: string; caption?: string; alt?: string }[];
}
async function sent(places: Awaited<ReturnType<typeof school>>): Promise<Sent> {
  const app = await newApp(places);
  return (await app.inject('/api/subGallery?id=relay')).json<Sent>();
}

it('sends the photos in the order by hand, then by number, with their captions', async () => {
  const { attachments, captions } = await sent(await school());
  expect(attachments).toEqual(
    ['10.jpg', '2.jpg', 'last, not least (1).jpg', '1.jpg'].map((name) => `${folder}/${name}`),
  );
  expect(captions).toEqual([
    { path: `${folder}/10.jpg`, caption: 'Maria D’Souza takes the baton' },
    { path: `${folder}/2.jpg`, caption: 'The finish', alt: 'A runner at the tape' },
    { path: `${folder}/last, not least (1).jpg`, alt: 'The cup' },
  ]);
});

it('sends neither a withheld photo nor one whose caption names a withdrawn child', async () => {
  const places = await school(
    `withdrawn:\n  - { name: "Maria D'Souza" }\n  - { files: [${folder}/2.jpg] }\n`,
  );
  const { attachments, captions } = await sent(places);
  expect(attachments).toHaveLength(2);
  expect(JSON.stringify(attachments)).not.toMatch(/\/10\.jpg|\/2\.jpg/);
  expect(JSON.stringify(captions)).not.toMatch(/baton|finish|tape|2\.jpg|10\.jpg/);
});

it('sends no photo of which the caption may name a withdrawn child', async () => {
  const places = await school(
    `withdrawn:\n  - { name: "Maria D'Souza" }\n`,
    album.replace("Maria D''Souza takes the baton", "M. D''Souza"),
  );
  const { attachments } = await sent(places);
  expect(attachments).toHaveLength(3);
  const app = await newApp(places);
  expect((await app.inject(`/api/image/${folder}/10.jpg`)).statusCode).toBe(404);
});

it('writes captions into the files of lists, by the names of the photos there', async () => {
  const { siteFile, dataDir } = await school();
  const publicDir = newFolder();
  await filesOfLists(dataDir, publicDir, siteFile);
  const { attachments, captions } = JSON.parse(
    readFileSync(join(publicDir, 'api/subGallery/relay'), 'utf8'),
  ) as Sent;
  expect(captions).toHaveLength(3);
  for (const { path } of captions ?? []) expect(attachments).toContain(path);
});

it('names a photo that is listed and not there, and a second album of one id', async () => {
  const { dataDir } = await school('', `${album.replace('2.jpg', '3.jpg')}${album}`);
  const lines = checkData(dataDir).diagnostics.map(formatDiagnostic);
  expect(lines).toEqual([
    expect.stringMatching(/albums\.yaml:9:15: there is no pictures\/albums\/relay\/3\.jpg; add/),
    expect.stringMatching(
      /albums\.yaml:12:3: it can't be told from the one in line 2; give each album/,
    ),
  ]);
});

it('shows an album without a photo that is listed and not there', async () => {
  const { attachments, captions } = await sent(await school('', album.replace('2.jpg', '3.jpg')));
  expect(attachments).toHaveLength(4);
  expect(captions).toHaveLength(2);
});
