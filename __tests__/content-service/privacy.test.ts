/** @jest-environment node */
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSchool } from '../../src/content-service/school';
import { cleanUp, newApp, newFolder } from './support/app';

afterAll(cleanUp);

const child = 'name: full, picture: photo';

/** A school's identity with such rules beside it. */
function siteWith(rules: string): string {
  const folder = newFolder();
  copyFileSync('content/site.yaml', join(folder, 'site.yaml'));
  writeFileSync(join(folder, 'privacy.yaml'), rules);
  return join(folder, 'site.yaml');
}

const rules = (changes: Record<string, string> = {}, withdrawn = '') =>
  Object.entries({
    birthdays: `{ ${child} }`,
    toppers: `{ ${child} }`,
    albums: '{ shown: true }',
    council: `{ ${child} }`,
    ...changes,
  })
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('') + withdrawn;

async function names(app: Awaited<ReturnType<typeof newApp>>, url: string): Promise<string[]> {
  const { payload } = await app.inject({ url });
  return (JSON.parse(payload) as { name: string }[]).map(({ name }) => name);
}

it('names and shows children as the school’s rules have it', async () => {
  const siteFile = siteWith(rules({ birthdays: '{ name: initials, picture: drawing }' }));
  const app = await newApp({ siteFile });
  const { payload, headers } = await app.inject({ url: '/api/birthdays/DHS' });
  expect(headers['privacy-rules']).toBe('kept');
  const children = JSON.parse(payload) as { name: string; attachments: string[] }[];
  expect(children.length).toBeGreaterThan(0);
  for (const { name, attachments } of children) {
    expect(name).toMatch(/^(\p{Lu}\. ?)+$/u);
    expect(attachments).toEqual([]);
  }
  const portrait = await app.inject({ url: '/api/image/pictures/people/birthday-01.webp' });
  expect(portrait.statusCode).toBe(404);
});

describe('a child that was withdrawn', () => {
  const name = 'Ishita Negi';
  const portrait = 'pictures/people/topper-01.webp';
  const photo = 'pictures/albums/annual-day/01.webp';
  const app = newApp({
    siteFile: siteWith(rules({}, `withdrawn:\n  - { name: ${name} }\n  - { files: [${photo}] }\n`)),
  });

  it('is in no list of the service', async () => {
    const open = await newApp({ siteFile: siteWith(rules()) });
    for (const url of ['/api/topper/DHS', '/api/topper/all/DHS']) {
      expect(await names(open, url)).toContain(name);
      const left = await names(await app, url);
      expect(left).not.toContain(name);
      expect(left).toContain('Kabir Ansari');
    }
  });

  it('is on no picture, in lists nor by its address', async () => {
    const { payload } = await (await app).inject({ url: '/api/subGallery?id=annual-day' });
    const { attachments } = JSON.parse(payload) as { attachments: string[] };
    expect(attachments.length).toBeGreaterThan(0);
    expect(attachments).not.toContain(photo);
    for (const path of [portrait, photo]) {
      const { statusCode } = await (await app).inject({ url: `/api/image/${path}?w=160` });
      expect({ path, statusCode }).toEqual({ path, statusCode: 404 });
    }
    const other = await (await app).inject({ url: '/api/image/pictures/people/topper-02.webp' });
    expect(other.statusCode).toBe(200);
  });
});

it('shows nobody in a list of children who may be the one that was withdrawn', async () => {
  const entry = (others: string) => `withdrawn:\n  - { name: Kabir Q. Ansari${others} }\n`;
  const [asked, unasked] = await Promise.all(
    [', others: [Kabir Ansari]', ''].map((others) =>
      newApp({ siteFile: siteWith(rules({}, entry(others))) }),
    ),
  );
  if (!asked || !unasked) throw new Error('There is no app.');
  expect(await names(asked, '/api/topper/all/DHS')).toContain('Kabir Ansari');
  const left = await names(unasked, '/api/topper/all/DHS');
  expect(left).not.toContain('Kabir Ansari');
  expect(left).toContain('Ishita Negi');
});

it('does not answer an album that the rules no longer show', async () => {
  const app = await newApp({ siteFile: siteWith(rules({ albums: '{ shown: false }' })) });
  expect((await app.inject({ url: '/api/gallery/All/DHS' })).payload).toBe('[]');
  expect((await app.inject({ url: '/api/subGallery?id=annual-day' })).statusCode).toBe(404);
});

it('does not start where the rules have a fault: nobody is shown by mistake', () => {
  const siteFile = siteWith(rules({ birthdays: '{ name: initial, picture: photo }' }));
  expect(() => readSchool(siteFile)).toThrow(
    /privacy\.yaml:1:20: unknown word "initial"; did you mean "initials"\?/,
  );
});
