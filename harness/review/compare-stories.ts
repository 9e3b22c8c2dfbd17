import { join } from 'node:path';
import { withTempFolder } from '../temp-folder';
import { approve } from '../visual/approve';
import { readBaselines } from '../visual/baselines';
import { writeRun } from '../visual/report-files';
import { runVisual } from '../visual/run';
import type { Run } from '../visual/shot';
import { isNamed, readStories } from '../visual/stories';

/** The words that name a story of a Storybook; another side may have stories that this one has not. */
function wordsFor(storybook: string, words: readonly string[]): string[] {
  const stories = readStories(storybook);
  return words.filter((word) => stories.some((story) => isNamed(story, word)));
}

/** Takes the stories of both states; the pictures of the first are what the second is held to. */
export function compareStories(
  { before, after }: { before: string; after: string },
  words: readonly string[],
  report: string,
): Promise<Run> {
  return withTempFolder(async (scratch) => {
    const [folder, firstReport] = [join(scratch, 'approved'), join(scratch, 'report')];
    const take = (storybook: string, only: readonly string[], into: string) =>
      runVisual({
        storybook,
        baselines: readBaselines(folder),
        folder,
        report: into,
        only,
        all: true,
      });
    const old = wordsFor(before, words);
    if (words.length === 0 || old.length > 0) {
      writeRun(firstReport, await take(before, old, firstReport));
      approve([], firstReport, folder);
    }
    const now = wordsFor(after, words);
    if (words.length > 0 && now.length === 0) {
      throw new Error(`No story is called ${words.join(', ')}.`);
    }
    return take(after, now, report);
  });
}
