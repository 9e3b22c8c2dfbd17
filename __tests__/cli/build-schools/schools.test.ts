/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schoolsIn } from '../../../src/cli/build-schools/schools';
import { runHere } from '../../support/run-here';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'schools-'));
  for (const name of ['hillview', 'lakeside', 'other/hillview']) {
    mkdirSync(join(root, name, 'content'), { recursive: true });
    writeFileSync(join(root, name, 'content/site.yaml'), 'name: A school\n');
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (...names: string[]) => names.map((name) => join(root, name));

it('takes the folder of a school or its content, and builds beside it', () => {
  expect(schoolsIn(at('hillview', 'lakeside/content'))).toEqual([
    {
      name: 'hillview',
      contentDir: join(root, 'hillview/content'),
      publicDir: join(root, 'hillview/public'),
    },
    {
      name: 'lakeside',
      contentDir: join(root, 'lakeside/content'),
      publicDir: join(root, 'lakeside/public'),
    },
  ]);
});

it('builds below another folder where one is named, each school in its own', () => {
  const [first, second] = schoolsIn(at('hillview', 'lakeside'), join(root, 'sites'));
  expect(first?.publicDir).toBe(join(root, 'sites/hillview/public'));
  expect(second?.publicDir).toBe(join(root, 'sites/lakeside/public'));
});

it('refuses what holds no school, and two that would be built into one place', () => {
  expect(() => schoolsIn([])).toThrow('Name the folders of the schools.');
  expect(() => schoolsIn(at('other'))).toThrow('holds no school: there is no content/site.yaml');
  expect(() => schoolsIn(at('hillview', 'other/hillview'), join(root, 'sites'))).toThrow(
    `would both be built into ${join(root, 'sites/hillview/public')}`,
  );
  expect(() => schoolsIn(at('hillview', 'hillview/content'))).toThrow('would both be built into');
});

it('is a command that says how it is used', async () => {
  const wrong = await runHere(['build-schools', '--concurrency', 'all', root]);
  expect(wrong.status).toBe(2);
  expect(wrong.errorOutput).toContain('--concurrency: "all" is not a number of schools');
});
