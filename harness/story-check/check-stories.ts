import { serveFolder } from '../shots/folder-server';
import { eachIn } from '../shots/workers';
import type { StoryEntry } from '../visual/stories';
import { openStories } from '../visual/story-window';
import { checkStory } from './check-story';
import { listenTo } from './complaints';

/** A fault of a story, in words. */
export interface StoryFault {
  id: string;
  fault: string;
}

/** Checks stories of a built workshop, two at a time. Gives the faults in the order of the stories. */
export async function checkStories(
  workshop: string,
  stories: readonly StoryEntry[],
): Promise<StoryFault[]> {
  const server = await serveFolder(workshop);
  const found = new Map<string, string[]>();
  try {
    await eachIn(
      stories,
      async (context) => {
        const window = await openStories(context, server.origin);
        return { window, complaints: listenTo(window.page, server.origin) };
      },
      async ({ id }, worker) => {
        found.set(id, await checkStory({ ...worker, id }));
      },
      { serviceWorkers: 'allow', what: 'stories' },
    );
  } finally {
    await server.close();
  }
  return stories.flatMap(({ id }) => (found.get(id) ?? []).map((fault) => ({ id, fault })));
}
