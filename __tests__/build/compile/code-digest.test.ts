/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeDigest } from '../../../src/build/compile/code-digest';

const root = mkdtempSync(join(tmpdir(), 'code-digest-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const file = join(root, 'src/blocks/table.tsx');
const digest = (environment: NodeJS.ProcessEnv = {}) => codeDigest(root, environment);

it('changes with every file of the code, its name, the packages and the address of the service', async () => {
  mkdirSync(join(root, 'src/blocks'), { recursive: true });
  writeFileSync(file, 'a table');
  writeFileSync(join(root, 'package-lock.json'), '{}');
  const seen = [await digest()];

  utimesSync(file, new Date(0), new Date(0));
  expect(await digest()).toBe(seen[0]);
  const ofOneSchool = { GATSBY_SCHOOL_CODE: 'DHS', GATSBY_BRAND: '{}' };
  expect(await digest({ GATSBY_CONTENT_SERVICE_URL: '', ...ofOneSchool })).toBe(seen[0]);

  writeFileSync(file, 'a better table');
  seen.push(await digest());
  renameSync(file, join(root, 'src/blocks/grid.tsx'));
  seen.push(await digest());
  writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion": 3}');
  seen.push(await digest());
  seen.push(await digest({ GATSBY_CONTENT_SERVICE_URL: 'https://service.example' }));
  seen.push(await digest({ GATSBY_LISTS: 'files' }));
  expect(new Set(seen).size).toBe(6);
});
