/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { changed, removeContent, writeContent } from './content-folder';

afterAll(removeContent);

const check = (dir: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/tools/content-check.ts', '--dir', dir], {
    encoding: 'utf8',
  });

it('says that there are no faults', () => {
  const { status, stdout, stderr } = check(writeContent());
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: 'content: 5 files, no faults\n',
    stderr: '',
  });
});

it('prints every fault with the line that it is about, and fails', () => {
  const { status, stderr } = check(writeContent(changed('site.yaml', 'code:', 'kode:')));
  expect(status).toBe(1);
  expect(stderr.split('\n')).toEqual([
    'content/site.yaml:2:1: "code" is missing; add it, for example "DHS"',
    '  2 | name: Hill School',
    '    | ^',
    'content/site.yaml:4:1: unknown key "kode"; did you mean "code"?',
    '  4 | kode: HS',
    '    | ^',
    'content: 5 files, 2 faults',
    '',
  ]);
});
