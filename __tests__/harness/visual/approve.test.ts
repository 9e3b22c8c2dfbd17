/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { approve } from '../../../harness/visual/approve';
import {
  keyOf,
  readBaselines,
  writeBaselines,
  writePicture,
} from '../../../harness/visual/baselines';
import { sideFile, startReport, writeRun } from '../../../harness/visual/report-files';
import type { Run, Shot } from '../../../harness/visual/shot';

const browser = 'Chromium 140 on linux x64';
const place = mkdtempSync(join(tmpdir(), 'approve-'));
const [report, folder] = [join(place, 'report'), join(place, 'approved')];

const shot = (component: string, verdict: Shot['verdict']): Shot => ({
  id: `blocks-${component}--default`,
  title: `Blocks/${component}`,
  name: 'Default',
  variant: 'light-phone',
  verdict,
  ...(verdict === 'changed' || verdict === 'new'
    ? { fingerprint: `of-${component}`, exact: true }
    : {}),
});

const shots = [
  shot('table', 'changed'),
  shot('steps', 'new'),
  shot('notice', 'removed'),
  shot('image', 'broken'),
  shot('people', 'unchanged'),
];

const [before, text] = ['- table "Fees"', '- table "Fees of the year"'];

/** A run as it was left, with a picture for each change. */
function leave(changes: Partial<Run> = {}): void {
  startReport(report);
  for (const one of shots) writeFileSync(join(report, sideFile('after', one)), `after ${one.id}`);
  const run: Run = {
    browser,
    approvedWith: browser,
    loose: false,
    fresh: false,
    seconds: 1,
    shots,
    visited: shots.length,
    faults: [{ id: 'blocks-steps--default', fault: 'button-name: no name' }],
    texts: [{ id: 'blocks-table--default', title: 'Blocks/table', name: 'Default', before, text }],
    inputs: {
      'blocks-table--default': 'digest-1',
      'blocks-steps--default': 'digest-2',
      'blocks-image--default': 'digest-3',
      'blocks-people--default': 'digest-4',
    },
  };
  writeRun(report, { ...run, ...changes });
}

const keptPicture = (component: string) => {
  const file = join(folder, 'pictures', `blocks-${component}--default.light-phone.webp`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

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

it('accepts all that changed, and refuses what is broken', () => {
  const { accepted, removed, refused } = approve([], report, folder);
  expect([accepted, removed, refused.map(({ id }) => id)]).toEqual([
    2,
    1,
    ['blocks-image--default'],
  ]);
  expect(keptPicture('table')).toBe('after blocks-table--default');
  expect(keptPicture('steps')).toBe('after blocks-steps--default');
  expect(keptPicture('notice')).toBeUndefined();
  expect(keptPicture('people')).toBe('before people');
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
  approve([], report, folder);
  expect([...readBaselines(folder).inputs]).toEqual([
    // One of the others has a fault, one is broken.
    ['blocks-people--default', 'digest-4'],
    ['blocks-table--default', 'digest-1'],
  ]);
});

it('notes nothing of a story that is not accepted, and nothing by a loose comparison', () => {
  approve(['blocks-steps--default'], report, folder);
  expect([...readBaselines(folder).inputs.keys()]).toEqual(['blocks-people--default']);
  leave({ loose: true });
  approve([], report, folder);
  expect([...readBaselines(folder).inputs.keys()]).toEqual(['blocks-people--default']);
});

it('accepts what assistive technology is told', () => {
  expect(approve(['Blocks/table'], report, folder).texts).toBe(1);
  expect(readFileSync(join(folder, 'aria', 'blocks-table.yml'), 'utf8')).toBe(
    '# Default\n- table "Fees of the year"\n',
  );
});

it('accepts only what is named, by story or by component', () => {
  approve(['blocks-table--default'], report, folder);
  expect([keptPicture('table'), keptPicture('steps')]).toEqual([
    'after blocks-table--default',
    undefined,
  ]);
  approve(['Blocks/steps'], report, folder);
  expect(keptPicture('steps')).toBe('after blocks-steps--default');
  expect(keptPicture('notice')).toBe('before notice');
});

it('knows no story that has not changed, and changes nothing then', () => {
  expect(() => approve(['Blocks/people'], report, folder)).toThrow(
    'No story is called "Blocks/people".',
  );
  expect(keptPicture('table')).toBe('before table');
});

it('mixes no pictures of two browsers, and begins anew after --fresh', () => {
  leave({ browser: 'Chromium 150 on linux x64' });
  expect(() => approve([], report, folder)).toThrow(/approved with Chromium 140/);
  leave({ browser: 'Chromium 150 on linux x64', fresh: true });
  expect(() => approve(['Blocks/table'], report, folder)).toThrow('name no story');
  approve([], report, folder);
  expect(readBaselines(folder).browser).toBe('Chromium 150 on linux x64');
  expect(keptPicture('people')).toBeUndefined();
});

it('asks for a run where there was none', () => {
  rmSync(report, { recursive: true, force: true });
  expect(() => approve([], report, folder)).toThrow('run `npm run test:visual` first');
});
