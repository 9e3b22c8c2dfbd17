/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { approve } from '../../../harness/visual/approve';
import {
  keyOf,
  readBaselines,
  writeBaselines,
  writePicture,
} from '../../../harness/visual/baselines';
import type { Found } from '../../../harness/visual/found';

const browser = 'Chromium 140 on linux x64';
const place = mkdtempSync(join(tmpdir(), 'approve-'));
const [results, folder] = [join(place, 'results'), join(place, 'approved')];

const found = (component: string, changes: Partial<Found> = {}): Found => ({
  id: `blocks-${component}--default`,
  title: `Blocks/${component}`,
  name: 'Default',
  browser,
  inputs: `digest-of-${component}`,
  refused: [],
  pictures: [],
  ...changes,
});

const pictureOf = (component: string): Pick<Found, 'pictures'> => ({
  pictures: [
    {
      variant: 'light-phone',
      file: join(results, `blocks-${component}--default`, 'actual.webp'),
      fingerprint: `of-${component}`,
      exact: true,
    },
  ],
});

const all = [
  found('table', { ...pictureOf('table'), text: '- table "Fees of the year"' }),
  found('steps', { ...pictureOf('steps'), refused: ['button-name: no name'] }),
  found('notice', { gone: true, inputs: undefined }),
  found('image', { refused: ['light-phone is not steady'] }),
  found('people'),
];

/** A run as it was left, with a picture for each change. */
function leave(changes: Partial<Found> = {}): void {
  rmSync(results, { recursive: true, force: true });
  for (const one of all) {
    mkdirSync(join(results, one.id), { recursive: true });
    writeFileSync(join(results, one.id, 'actual.webp'), `after ${one.title}`);
    writeFileSync(join(results, one.id, 'found.json'), JSON.stringify([{ ...one, ...changes }]));
  }
}

const keptPicture = (component: string) => {
  const file = join(folder, 'pictures', `blocks-${component}--default.light-phone.webp`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
const inputs = () => [...readBaselines(folder).inputs];

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  const pictures = ['table', 'notice', 'people'].map((component) => {
    const key = keyOf(`blocks-${component}--default`, 'light-phone');
    writePicture(key, Buffer.from(`before ${component}`), folder);
    return [key, { fingerprint: `was-${component}`, exact: true }] as const;
  });
  writeBaselines({ browser, pictures: new Map(pictures), inputs: new Map() }, folder);
  leave();
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

it('accepts all that changed, takes away what is gone, and names what cannot be approved', () => {
  const { accepted, refused } = approve([], results, folder);
  const ids = (some: readonly Found[]) => some.map(({ id }) => id).sort();
  expect(ids(accepted)).toEqual([
    'blocks-notice--default',
    'blocks-steps--default',
    'blocks-table--default',
  ]);
  expect(ids(refused)).toEqual(['blocks-image--default', 'blocks-steps--default']);
  expect(['table', 'steps', 'notice', 'people'].map(keptPicture)).toEqual([
    'after Blocks/table',
    'after Blocks/steps',
    undefined,
    'before people',
  ]);
  const list = [...readBaselines(folder).pictures].map(([key, { fingerprint }]) => [
    key,
    fingerprint,
  ]);
  expect(list).toEqual([
    ['blocks-people--default light-phone', 'was-people'],
    ['blocks-steps--default light-phone', 'of-steps'],
    ['blocks-table--default light-phone', 'of-table'],
  ]);
});

it('notes what a story is made of when nothing is left to say against it', () => {
  approve([], results, folder);
  expect(inputs()).toEqual([
    ['blocks-people--default', 'digest-of-people'],
    ['blocks-table--default', 'digest-of-table'],
  ]);
});

it('notes nothing of a story that is not accepted, and nothing by a loose comparison', () => {
  approve(['blocks-steps--default'], results, folder);
  expect(inputs()).toEqual([['blocks-people--default', 'digest-of-people']]);
  leave({ inputs: undefined });
  approve([], results, folder);
  expect(inputs()).toEqual([['blocks-people--default', 'digest-of-people']]);
});

it('accepts what assistive technology is told', () => {
  approve(['Blocks/table'], results, folder);
  expect(readFileSync(join(folder, 'aria', 'blocks-table.yml'), 'utf8')).toBe(
    '# Default\n- table "Fees of the year"\n',
  );
});

it('accepts only what is named, by story or by component', () => {
  approve(['blocks-table--default'], results, folder);
  expect([keptPicture('table'), keptPicture('steps')]).toEqual(['after Blocks/table', undefined]);
  approve(['Blocks/steps'], results, folder);
  expect(keptPicture('steps')).toBe('after Blocks/steps');
  expect(keptPicture('notice')).toBe('before notice');
});

it('knows no story that has not changed, and changes nothing then', () => {
  expect(() => approve(['Blocks/people'], results, folder)).toThrow(
    'No story is called "Blocks/people".',
  );
  expect(keptPicture('table')).toBe('before table');
});

it('mixes no pictures of two browsers, and begins anew where none was approved', () => {
  leave({ browser: 'Chromium 150 on linux x64' });
  expect(() => approve([], results, folder)).toThrow(/approved with Chromium 140/);
  rmSync(folder, { recursive: true });
  approve([], results, folder);
  expect(readBaselines(folder).browser).toBe('Chromium 150 on linux x64');
  expect(keptPicture('people')).toBeUndefined();
});

it('asks for a run where there was none', () => {
  rmSync(results, { recursive: true, force: true });
  expect(() => approve([], results, folder)).toThrow('run `npm run test:visual` first');
});
