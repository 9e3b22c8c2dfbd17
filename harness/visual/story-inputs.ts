import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { closureOf, type Imports, readImports } from './module-graph';
import type { StoryEntry } from './stories';

/** What a story is made of. */
interface StoryInput {
  digest: string;
  /** How many files it imports: a story with few is nearest to them. */
  files: number;
}

/** What each story is made of, by its id. */
export type StoryInputs = ReadonlyMap<string, StoryInput>;

/** What is in every picture without being imported by a story, or decides how pictures are taken. */
const shared = [
  '.storybook',
  '__tests__/support/mocks',
  'static',
  'content/pictures',
  'content/service/pictures',
  'harness/shots/browser.ts',
  'harness/shots/network.ts',
  'harness/shots/settle.ts',
  'harness/visual/in-page.ts',
  'harness/visual/modes.ts',
  'harness/visual/picture.ts',
  'harness/visual/story-window.ts',
  // What builds, shows and judges them; the packages of a picture itself are in Storybook's graph.
  'node_modules/@storybook/react-vite',
  'node_modules/axe-core',
  'node_modules/playwright-core',
  'node_modules/vite',
];

/** The handlers that answer the calls of every story, a file for each subject. */
const allHandlers = 'stories/handlers/all.ts';

/** Modules that make calls: a story that imports none of a subject's shows nothing of its examples. */
const makesCalls = /\.(?:queries|calls|send|download)\.ts$/;

/** The files of a file or folder. */
function filesIn(root: string, path: string): string[] {
  if (packageIn.test(path)) return [path];
  const place = join(root, path);
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [path];
  return readdirSync(place).flatMap((name) => filesIn(root, `${path}/${name}`));
}

/** The digest of files, each by its path and content. */
function digestOf(contents: ReadonlyMap<string, string>): string {
  const lines = [...contents].sort(([a], [b]) => (a < b ? -1 : 1)).map((file) => file.join('\n'));
  const text = lines.map((line) => `${line}\n`).join('');
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

/** What a story's handlers are made of, by the modules whose calls they answer. */
function handlersOf(imports: Imports): { answers: string[]; files: Set<string> }[] {
  return [...(imports.get(allHandlers) ?? [])]
    .filter((file) => file.startsWith('stories/handlers/'))
    .map((file) => {
      const files = closureOf([file], imports);
      return { answers: [...files].filter((path) => makesCalls.test(path)), files };
    });
}

/** `node_modules/a/node_modules/@b/c`, of a file or a package. */
const packageIn = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * Gives the content digest of a repository's files, and of a package's files its version by the lock file: a new
 * package that no story has changes no picture. Undefined for virtual modules.
 */
function contentReader(root: string): (path: string) => string | undefined {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, Record<string, string>> };
  const known = new Map<string, string | undefined>();
  const read = (path: string): string | undefined => {
    const [folder] = packageIn.exec(path) ?? [];
    if (folder) return packages[folder]?.['integrity'] ?? packages[folder]?.['version'];
    const place = join(root, path);
    if (path.startsWith('/') || !existsSync(place)) return undefined;
    return createHash('sha256').update(readFileSync(place)).digest('hex');
  };
  return (path) => {
    if (!known.has(path)) known.set(path, read(path));
    return known.get(path);
  };
}

/**
 * The digest of each story's inputs: the files that it imports by Storybook's own module graph, the
 * handlers of the calls that these make, what the preview imports, and the shared files. Two clones with
 * the same files have the same digests. Packages count by their versions. Throws where Storybook was
 * built without `--stats-json`.
 */
export function readStoryInputs(
  storybook: string,
  stories: readonly StoryEntry[],
  root = '.',
): StoryInputs {
  const imports = readImports(storybook);
  const contentOf = contentReader(root);
  const digest = (paths: Iterable<string>, more: readonly (readonly [string, string])[] = []) =>
    digestOf(
      new Map([...[...paths].map((path) => [path, contentOf(path) ?? ''] as const), ...more]),
    );
  const handlers = handlersOf(imports);
  const preview = [...imports.keys()].filter((path) => path.startsWith('.storybook/'));
  const withoutHandlers = new Map([...imports, [allHandlers, new Set<string>()]]);
  const ofAll = digest([
    ...shared.flatMap((path) => filesIn(root, path)),
    ...closureOf(preview, withoutHandlers),
  ]);
  const inputOf = (file: string): StoryInput => {
    const own = closureOf([file], imports);
    const answered = handlers.filter(
      ({ answers }) => answers.length === 0 || answers.some((path) => own.has(path)),
    );
    const files = [...own, ...answered.flatMap((handler) => [...handler.files])];
    return { digest: digest(files, [['shared', ofAll]]), files: own.size };
  };
  // The stories of a file are made of the same.
  const known = new Map<string, StoryInput>();
  const inputs = stories.map(({ id, file }) => {
    const input = known.get(file) ?? inputOf(file);
    known.set(file, input);
    return [id, input] as const;
  });
  return new Map(inputs);
}
