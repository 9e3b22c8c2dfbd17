/** A file of unit tests. */
export interface TestFile {
  file: string;
  text: string;
}

/** Starts processes, which takes seconds each: `npm test` runs them all. */
const startsProcesses = /support\/(?:run-command|bundled|start-service|service-process)/;

/** They read folders as examples, whatever stands in them, and take long: Jest's own search is enough. */
const takesExamples = /^__tests__\/(?:cli\/|build\/(?:compile\/|render\/|[^/]+$)|harness\/)/;

/** `content/pages/fee.yaml` is in `content/pages` and `content`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * The tests that read a changed file by its path: in quotes they name it, or a folder above it. Jest's own
 * search knows only what is imported.
 */
export function testsNaming(files: readonly string[], tests: readonly TestFile[]): string[] {
  const names = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
  const quoted = [...names].flatMap((name) => [`'${name}'`, `'${name}/'`]);
  return tests
    .filter(({ file, text }) => !takesExamples.test(file) && !startsProcesses.test(text))
    .filter(({ text }) => quoted.some((name) => text.includes(name)))
    .map(({ file }) => file);
}
