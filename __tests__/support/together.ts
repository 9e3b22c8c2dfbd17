import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** How many files load their modules together: with more, the last group would hold up the end. */
const most = 12;
const folder = 'reports/unit';

/** What replaces modules of its own. */
const replacesModules = /resetModules|isolateModules|doMock/;

/** They make folders, or replace functions of Node, before their first test: those of others would take them away. */
const apart = [
  'build/publish/replace-site',
  'cli/new-answers',
  'content-service/certificates',
  'content-service/circulars',
  'content-service/privacy',
  'lib/http/item-address',
];

/** Whether a file can share its modules: one without a document, whose state would be that of the file before. */
function canShare(file: string): boolean {
  if (apart.some((name) => file === `__tests__/${name}.test.ts`)) return false;
  const text = readFileSync(file, 'utf8');
  return text.startsWith('/** @jest-environment node */') && !replacesModules.test(text);
}

/**
 * Writes a file of tests for each dozen of unit tests, and gives what Jest is to run in their place. To load modules
 * takes most files longer than their tests: together they need a third less of the processor.
 */
export function writeGroups(): string[] {
  const files = readdirSync('__tests__', { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?!(?:e2e|visual)\/).*(?<!\.all)\.test\.tsx?$/.test(name))
    .map((name) => join('__tests__', name))
    .sort();
  const shared = files.filter(canShare);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const groups = Array.from({ length: Math.ceil(shared.length / most) }, (_, index) => {
    const group = `${folder}/${String(index + 1).padStart(2, '0')}.test.ts`;
    const names = JSON.stringify(shared.slice(index * most, (index + 1) * most), null, 2);
    const lines = [
      '/** @jest-environment node */',
      "import { runTogether } from '../../__tests__/support/together';",
      `runTogether(${names});`,
    ];
    writeFileSync(group, `${lines.join('\n')}\n`);
    return group;
  });
  return [...groups, ...files.filter((file) => !shared.includes(file))].map(
    (file) => `<rootDir>/${file}`,
  );
}

/**
 * Runs files of tests one after the other with the same modules, and leaves nothing of one to the next.
 * @public
 */
export function runTogether(files: readonly string[]): void {
  for (const file of files) {
    describe(file, () => {
      const env = { ...process.env };
      const { isTTY } = process.stdin;
      jest.requireActual(resolve(file));
      afterAll(() => {
        jest.useRealTimers();
        jest.restoreAllMocks();
        process.env = env;
        process.exitCode = undefined;
        process.stdin.isTTY = isTTY;
      });
    });
  }
}
