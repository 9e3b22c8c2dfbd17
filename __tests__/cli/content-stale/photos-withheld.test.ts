/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photosWithheld } from '../../../src/cli/content-stale/possible-names-in';
import { readYaml } from '../../../src/content/read-yaml';

const service = mkdtempSync(join(tmpdir(), 'photos-withheld-'));
afterAll(() => rmSync(service, { recursive: true }));

const folder = 'pictures/albums/fair';
mkdirSync(join(service, folder), { recursive: true });
for (const name of ['AshaM.jpg', 'menonasha.jpg', 'cup.jpg', 'relay.jpg']) {
  writeFileSync(join(service, folder, name), '');
}
writeFileSync(
  join(service, 'albums.yaml'),
  `- id: fair\n  title: Fair\n  date: 14 November 2026\n  folder: ${folder}\n  description: A fair.\n- id: cup\n  folder: ${folder}/cup.jpg\n`,
);
const toldOf = (privacy: string) =>
  photosWithheld(service, [readYaml('privacy.yaml', privacy).source]);

it('tells of an album how many of its photos are withheld for their names, and where it says so', () => {
  expect(toldOf('withdrawn: [{ name: Asha Menon }]')).toMatchObject([
    {
      line: 4,
      column: 11,
      message:
        '2 of the 4 files of this folder are not shown, since their names may be those of a withdrawn child, ' +
        'such as pictures/albums/fair/AshaM.jpg; rename those that show somebody else',
    },
  ]);
});

it('says nothing of photos that privacy.yaml names, and of other names', () => {
  expect(toldOf(`withdrawn: [{ files: [${folder}/AshaM.jpg] }]`)).toEqual([]);
  expect(toldOf('withdrawn: [{ name: Tara Sen }]')).toEqual([]);
});
