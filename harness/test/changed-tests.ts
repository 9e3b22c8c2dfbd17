import { readFileSync } from 'node:fs';
import { git } from './changed-files';

/** Starts processes, which takes seconds each: `npm test` runs them all. */
const startsProcesses = /support\/(?:run-command|bundled|start-service|service-process)/;

/** They read folders as examples, whatever stands in them, and take long: Jest's own search is enough. */
const takesExamples = /^__tests__\/(?:cli\/|build\/(?:compile\/|render\/|[^/]+$)|harness\/)/;

/** `content/pages/fee.yaml`, `content/pages` and `content`, as tests write them. */
function namesOf(path: string): string[] {
  const parts = path.split('/');
  const names = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return names.flatMap((name) => [`'${name}'`, `'${name}/'`]);
}

/**
 * The tests that read a changed file by its path, or what they import to read it: in quotes they name it, or a folder
 * above it. Jest's own search knows only what is imported.
 */
export function testsNaming(files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const names = [...new Set(files.flatMap(namesOf))].flatMap((name) => ['-e', name]);
  const tests = ['__tests__/*.test.ts*', '__tests__/support/sample-content.ts'];
  return git('grep', '--untracked', '-l', '-F', ...names, '--', ...tests).filter(
    (file) => !takesExamples.test(file) && !startsProcesses.test(readFileSync(file, 'utf8')),
  );
}
