import { type Imports, readImports } from '../visual/module-graph';
import { readStories, type StoryEntry } from '../visual/stories';

/** Each file with those that import it. */
function importersOf(imports: Imports): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [importer, files] of imports) {
    for (const file of files) importers.set(file, [...(importers.get(file) ?? []), importer]);
  }
  return importers;
}

/** The files, then what imports them, then what imports that: each once, the nearest first. */
function byDistance(files: readonly string[], imports: Imports): string[] {
  const importers = importersOf(imports);
  const reached = new Set(files);
  // A set is walked in the order of its entries, those that are added on the way too.
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached];
}

/** The stories that changed files reach by their imports, the nearest first. */
export function nearestStories(
  files: readonly string[],
  stories: readonly StoryEntry[],
  imports: Imports,
): StoryEntry[] {
  return byDistance(files, imports).flatMap((file) =>
    stories.filter((story) => story.file === file),
  );
}

/** As many as are visited, light and dark and on two screens, in half a minute. */
const most = 20;

/** The ids of the nearest stories of a built Storybook, at most so many; says how many it leaves out. */
export function chosenStories(storybook: string, files: readonly string[]): string[] {
  const reached = nearestStories(files, readStories(storybook), readImports(storybook));
  const chosen = reached.slice(0, most);
  const left = reached.length - chosen.length;
  if (left > 0) {
    console.log(
      `The change reaches ${reached.length} stories. The ${chosen.length} nearest are looked at now, ` +
        'the others by `npm test`.',
    );
  }
  return chosen.map(({ id }) => id);
}
