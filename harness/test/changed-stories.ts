import { closureOf, type Imports, readImports } from '../visual/module-graph';
import { readStories, type StoryEntry } from '../visual/stories';

/** The stories that import one of the files, those that import least first: they are nearest to it. */
export function nearestStories(
  files: readonly string[],
  stories: readonly StoryEntry[],
  imports: Imports,
): StoryEntry[] {
  return stories
    .map((story) => ({ story, closure: closureOf([story.file], imports) }))
    .filter(({ closure }) => files.some((file) => closure.has(file)))
    .sort((a, b) => a.closure.size - b.closure.size)
    .map(({ story }) => story);
}

/** As many as are visited, light and dark and on two screens, in half a minute. */
const most = 20;

/** The ids of the nearest stories of a built Storybook, at most so many; says how many it leaves out. */
export function chosenStories(storybook: string, files: readonly string[]): string[] {
  const reached = nearestStories(files, readStories(storybook), readImports(storybook));
  if (reached.length > most) {
    console.log(
      `The change reaches ${reached.length} stories. The ${most} nearest are looked at now, the others by \`npm test\`.`,
    );
  }
  return reached.slice(0, most).map(({ id }) => id);
}
