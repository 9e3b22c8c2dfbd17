import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = 'reports/unit';

/** What replaces modules, for itself alone. */
const replacesModules = /resetModules|isolateModules|doMock|jest\.mock/;

/** What replaces functions as it is loaded, or the network: the end of another file would put them back. */
const replacesFunctions =
  /^(?:const \w+ = )?jest\.spyOn|^Object\.(?:assign|defineProperty)\(|window\.fetch = |\bfetch: /m;

/** What brings hooks that clean up behind each test: its first user would have them for itself alone. */
const cleansUp = "import '@testing-library/react';";

/** What stands at the head of files that share modules, by what they need. */
const kinds = {
  node: ['/** @jest-environment node */'],
  document: [cleansUp],
  stories: [cleansUp],
};

/** Storybook brings a copy of `user-event`: where both are in one document, React believes neither. */
function kindOf(file: string): keyof typeof kinds {
  const text = readFileSync(file, 'utf8');
  if (kinds.node.some((line) => text.startsWith(line))) return 'node';
  return text.includes('startStories()') ? 'stories' : 'document';
}

/**
 * They make folders, or replace functions of Node, before their first test: those of others would take them away. The
 * last is of a client that nobody has set.
 */
const apart = [
  'build/publish/replace-site',
  'cli/generated-schools.all',
  'cli/new-answers',
  'content-service/certificates',
  'content-service/circulars',
  'content-service/privacy',
  'lib/http/item-address',
  'lib/site-path',
];

/** Whether a file can share its modules. */
function canShare(file: string): boolean {
  if (apart.some((name) => file === `__tests__/${name}.test.ts`)) return false;
  const text = readFileSync(file, 'utf8');
  return !replacesModules.test(text) && !replacesFunctions.test(text);
}

/** Whether a file reads the content of the sample school. */
const readsSample = (file: string) => readFileSync(file, 'utf8').includes('support/sample-content');

/** Groups of so many files, each in a file of its own that begins with some lines. */
function writeParts(
  name: string,
  most: number,
  files: readonly string[],
  head: readonly string[],
): string[] {
  return Array.from({ length: Math.ceil(files.length / most) }, (_, index) => {
    const group = `${folder}/${name}-${String(index + 1).padStart(2, '0')}.test.ts`;
    const names = JSON.stringify(files.slice(index * most, (index + 1) * most), null, 2);
    const lines = [
      ...head,
      "import { runTogether } from '../../__tests__/support/together';",
      `runTogether(${names});`,
    ];
    writeFileSync(group, `${lines.join('\n')}\n`);
    return group;
  });
}

/**
 * Writes a file of tests for each group of unit tests, and gives what Jest is to run in their place: the `usual` ones, or
 * those that only `npm run test:all` runs. To load modules takes most files longer than their tests: together they need a
 * third less of the processor. With more in one, the last group would hold up the end.
 */
export function writeGroups(usual: boolean): string[] {
  const files = readdirSync('__tests__', { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?!(?:e2e|visual)\/).*\.test\.tsx?$/.test(name))
    .filter((name) => usual !== name.includes('.all.'))
    .map((name) => join('__tests__', name))
    .sort()
    // What reads the sample school's content does so in one group.
    .sort((a, b) => Number(readsSample(b)) - Number(readsSample(a)));
  const shared = files.filter(canShare);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const groups = Object.entries(kinds).flatMap(([kind, head]) =>
    writeParts(
      usual ? kind : `all-${kind}`,
      usual ? 30 : 5,
      shared.filter((file) => kindOf(file) === kind),
      head,
    ),
  );
  return [...groups, ...files.filter((file) => !shared.includes(file))].map(
    (file) => `<rootDir>/${file}`,
  );
}

/** Leaves nothing of a file in the document and in what a browser stores. */
function emptyDocument(): void {
  const { documentElement } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
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
        if (typeof window !== 'undefined') emptyDocument();
      });
    });
  }
  // Jest holds to one limit of time for all of them: the last one that it was given.
  const limits = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^jest\.setTimeout\(([\d_]+)\)/gm)].map(([, ms = '']) =>
      Number(ms.replaceAll('_', '')),
    ),
  );
  if (limits.length > 0) jest.setTimeout(Math.max(...limits));
}
