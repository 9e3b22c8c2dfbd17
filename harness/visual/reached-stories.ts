import { baselineFolder, listFile, parseBaselines, readBaselines } from './baselines';
import { changeOfBranch, fileAt, type Change } from './changed-files';
import { type Importers, reachedFrom, readImporters } from './module-graph';
import { readStories, type StoryEntry } from './stories';

/** What is in every picture without being imported by a story: files, and how they are taken. */
const everywhere =
  /^(?:\.storybook|static|content|__mocks__|harness\/(?:visual|shots))\/|^package-lock\.json$/;

/** The stories that changed files reach by their imports; all where one is in every picture. */
export function storiesReached(
  files: readonly string[],
  stories: readonly StoryEntry[],
  importers: Importers,
): readonly StoryEntry[] {
  const reached = reachedFrom(files, importers);
  const isAll = files.some((file) => !importers.has(file) && everywhere.test(file));
  if (isAll || [...reached].some((file) => file.startsWith('.storybook/'))) return stories;
  return stories.filter(({ file }) => reached.has(file));
}

/** The stories whose approved pictures a branch has changed. */
function approvedAnew({ base, files }: Change): Set<string> {
  if (!files.some((file) => file.startsWith(`${baselineFolder}/`))) return new Set();
  const before = parseBaselines(fileAt(base, listFile(baselineFolder))).pictures;
  const now = readBaselines().pictures;
  const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
    (key) => before.get(key)?.fingerprint !== now.get(key)?.fingerprint,
  );
  return new Set(changed.map((key) => key.split(' ')[0] ?? ''));
}

/** The stories that a branch may have changed; undefined on main, which stands for all of them. */
export function storiesOfBranch(workshop: string): Set<string> | undefined {
  const change = changeOfBranch();
  if (!change) return undefined;
  const reached = storiesReached(change.files, readStories(workshop), readImporters(workshop));
  return new Set([...reached.map(({ id }) => id), ...approvedAnew(change)]);
}
