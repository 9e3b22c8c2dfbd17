/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDiagnostic } from '../../src/content/diagnostics';
import { checkData } from '../../src/content-service/dataset/data-diagnostics';
import { cleanUp, newApp, newFolder } from './support/app';
import { circularPage } from './support/item-pages';
import { writeFiles } from './support/photos';
import { filesOfLists } from './support/list-files';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(120_000);
afterAll(cleanUp);

const site = `
name: Deodar Hill School
code: DHS
classes: [NUR, PREP, I, II, III, IV, V, VI, VII, VIII, IX, X]
`;

const circulars = `
- title: Half-yearly examination
  number: DHS/2026/114
  date: 9 November 2026
  classes: VI to VIII
  attachments:
    - papers/date-sheet.pdf
    - { file: papers/syllabus.pdf, name: Syllabus for Class VI }
- { title: Zoo, date: 8 November 2026, classes: [Nursery, Prep-A], attachments: [{ file: papers/zoo.pdf, name: The way }] }
- { title: Holiday, date: 7 November 2026, classes: All }
- { title: Rain, date: 5 November 2026, description: 'Closed <today>: see www.school.example/rain, or call.' }
- { title: PTM, date: 6 November 2026, attachments: [papers/ptm-1.pdf] }
- { title: PTM, date: 6 November 2026, description: Of classes I to V., attachments: [papers/ptm-2.pdf] }
`;

const documents = ['date-sheet', 'syllabus', 'zoo', 'ptm-1', 'ptm-2'];

function school(yaml: string, more: Record<string, string> = {}) {
  const root = newFolder();
  writeFiles(root, {
    'site.yaml': site,
    'service/circulars.yaml': yaml,
    ...Object.fromEntries(documents.map((name) => [`service/papers/${name}.pdf`, '%PDF-1.7'])),
    'public/index.html': '<title>Home</title>',
    'public/404.html': '<title>Not found</title>',
    'public/Circular/index.html': circularPage,
    ...more,
  });
  const folder = (name: string) => join(root, name);
  return { siteFile: folder('site.yaml'), dataDir: folder('service'), publicDir: folder('public') };
}

/** What the check says of circulars. */
const faultsOf = (yaml: string) =>
  checkData(school(yaml).dataDir)
    .diagnostics.map(formatDiagnostic)
    .map((line) => line.replace(/^.*?\/(?=circulars\.yaml)/, ''));

let app: FastifyInstance;
const places = school(circulars);
beforeAll(async () => {
  app = await newApp(places);
});

interface Sent {
  _id: string;
  title: string;
}
const sent = async () => (await app.inject('/api/circular/all/DHS')).json<Sent[]>();

it('sends number, classes and names of papers', async () => {
  expect(faultsOf(circulars)).toEqual([]);
  const [first, second, third] = await sent();
  expect(first).toEqual({
    _id: 'circular-dhs-2026-114-2026-11-09',
    title: 'Half-yearly examination',
    number: 'DHS/2026/114',
    date: '2026-11-09',
    classes: ['VI', 'VII', 'VIII'],
    classesText: 'VI to VIII',
    category: 'Circular',
    attachments: ['papers/date-sheet.pdf', 'papers/syllabus.pdf'],
    files: [
      { path: 'papers/date-sheet.pdf', name: 'Date sheet' },
      { path: 'papers/syllabus.pdf', name: 'Syllabus for Class VI' },
    ],
  });
  expect(second).toMatchObject({ classes: ['NUR', 'PREP'], classesText: 'Nursery, Prep-A' });
  expect(third).not.toHaveProperty('classes');
  expect((await app.inject('/api/image/papers/syllabus.pdf')).statusCode).toBe(200);
});

it('says number and classes on the page of a circular, and names its papers', async () => {
  const { body } = await app.inject('/Circular/circular-dhs-2026-114-2026-11-09');
  expect(body).toContain(
    '<p data-part="detail">9 November 2026. No. DHS/2026/114. For classes VI to VIII</p>',
  );
  expect(body).toContain(
    'content="9 November 2026. No. DHS/2026/114. For classes VI to VIII. Circular"',
  );
  expect(body).toContain('>Syllabus for Class VI (PDF)<');
  const zoo = (await app.inject('/Circular/circular-zoo-2026-11-08')).body;
  expect(zoo).toContain('>The way (PDF)<');
});

it('sends the text of a circular, which needs no file then, and says it on its page', async () => {
  const rain = (await sent()).find(({ title }) => title === 'Rain');
  expect(rain).toMatchObject({
    description: 'Closed <today>: see www.school.example/rain, or call.',
    attachments: [],
  });
  const { body } = await app.inject('/Circular/circular-rain-2026-11-05');
  expect(body).toContain('<p data-part="detail">5 November 2026</p>');
  expect(body).toContain(
    '<p data-part="text">Closed &lt;today&gt;: see <a class="link" href="https://www.school.example/rain">www.school.example/rain</a>, or call.</p>',
  );
  expect(body).toContain('content="5 November 2026. Circular. Closed &lt;today&gt;: see www.');
  const zoo = (await app.inject('/Circular/circular-zoo-2026-11-08')).body;
  expect(zoo).not.toContain('data-part="text"');
});

it('keeps the address of title and day where that was sent before', async () => {
  const { body } = await app.inject('/Circular/circular-half-yearly-examination-2026-11-09');
  expect(body).toContain('>Syllabus for Class VI (PDF)<');
  expect(body).toMatch(/rel="canonical" href="[^"]+\/Circular\/circular-dhs-2026-114-2026-11-09"/);
  const both = (await app.inject('/Circular/circular-ptm-2026-11-06')).body;
  expect(both).toContain('href="/api/image/papers/ptm-1.pdf"');
  expect(both).toContain('href="/api/image/papers/ptm-2.pdf"');
  expect(both).toContain('<p data-part="text">Of classes I to V.</p>');
  const own = (await sent()).filter(({ title }) => title === 'PTM');
  expect(own).toHaveLength(2);
  for (const [index, { _id }] of own.entries()) {
    const page = (await app.inject(`/Circular/${_id}`)).body;
    expect(page).toContain(`href="/api/image/papers/ptm-${index + 1}.pdf"`);
    expect(page).not.toContain(`ptm-${2 - index}.pdf`);
  }
});

it('writes the same as files, their old addresses too', async () => {
  const { siteFile, dataDir, publicDir } = school(circulars);
  const { writePages } = await filesOfLists(dataDir, publicDir, siteFile);
  await writePages();
  const list = JSON.parse(readFileSync(join(publicDir, 'api/circular/all/DHS'), 'utf8')) as Sent[];
  expect(list).toEqual(await sent());
  for (const name of [
    ...list.map(({ _id }) => _id),
    'circular-half-yearly-examination-2026-11-09',
    'circular-ptm-2026-11-06',
  ]) {
    expect([name, existsSync(join(publicDir, 'Circular', name, 'index.html'))]).toEqual([
      name,
      true,
    ]);
  }
});

it('keeps an id when the other of the same title and day ends', async () => {
  const ending = circulars.replace(
    '[papers/ptm-1.pdf] }',
    '[papers/ptm-1.pdf], publishUntil: 2026-11-13 }',
  );
  const now = await newApp(school(ending));
  const left = (await now.inject('/api/circular/all/DHS')).json<Sent[]>();
  const ids = (await sent()).map(({ _id }) => _id);
  expect(left).toHaveLength(5);
  for (const { _id } of left) expect(ids).toContain(_id);
});

it('names classes that the school does not have, and documents that are no papers', () => {
  const one = (keys: string) => `- { title: A, date: 1 May 2026, ${keys} }\n`;
  expect(faultsOf(one('classes: VI to XII'))).toEqual([
    expect.stringMatching(/^circulars\.yaml:1:42: the school has no class "XII" \(site\.yaml /),
  ]);
  expect(faultsOf(one('classes: "XI, VI to XII, Xylem"'))).toEqual([
    expect.stringMatching(
      /the school has no class "XI" and no class "XII" and no class "Xylem" \(.*; write one of: NUR,/,
    ),
  ]);
  expect(faultsOf(one('classes: { a: b }'))[0]).toContain('must be a text such as VI to VIII');
  const document = (keys: string) => faultsOf(one(`attachments: [{ ${keys} }]`))[0];
  expect(document('file: papers/zoo.pdf, nmae: A')).toContain(
    'unknown key "nmae"; did you mean "name"?',
  );
  expect(document('name: A')).toContain('"file" is missing; write { file: papers/circulars/');
  expect(document('file: papers/none.pdf')).toContain('there is no papers/none.pdf');
  for (const path of ['./papers/a.pdf', 'content/service/papers/a.pdf', '\\papers\\a.pdf'])
    expect(document(`file: '${path}'`)).toContain(
      `"${path}" isn't a path under pictures/ or papers/; write papers/a.pdf`,
    );
  expect(document("file: 'papers/a.pdf, papers/b.pdf'")).toContain(
    'is more than one file; give each a line of its own that begins with "- "',
  );
  expect(document('file: ../zoo.pdf')).toContain("isn't a path under pictures/ or papers/");
  expect(faultsOf(one('attachments: [papers/none.pdf]'))[0]).toContain(
    'there is no papers/none.pdf',
  );
});

it('names circulars that can’t be told apart', () => {
  const one = (keys = '') =>
    `- { title: A, date: 1 May 2026, attachments: [papers/zoo.pdf]${keys} }\n`;
  const advice = 'write its number ("number"), or a name for its address ("id")';
  expect(faultsOf(one() + one(', number: 7') + one())).toEqual([
    `circulars.yaml:3:3: it can't be told from the one in line 1; ${advice}`,
  ]);
  expect(faultsOf(one(', id: a') + one(', id: a'))).toHaveLength(1);
  expect(faultsOf(one(', number: 7') + one(', number: 8'))).toEqual([]);
});

it('names the circulars that no page shows, by their category', () => {
  const { dataDir } = school(`
- { title: Fees, date: 2026-11-16, category: circlar }
- { title: Bus routes, date: 2026-11-17, category: Circular }
- { title: Holidays, date: 2026-11-18 }
`);
  expect(checkData(dataDir).doubts).toEqual([
    expect.objectContaining({
      line: 2,
      message:
        'no page shows the category "circlar"; for the Circular page write Circular, or leave the line out',
    }),
  ]);
});
