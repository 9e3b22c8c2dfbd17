import { expect, test } from '@playwright/test';
import { openBrowser, openWindow } from '../../harness/shots/browser';
import { checkStory } from '../../harness/story-check/check-story';
import { listenTo } from '../../harness/story-check/complaints';
import { readStories } from '../../harness/visual/stories';
import { openStories } from '../../harness/visual/story-window';
import { workshopOrigin } from './support/addresses';

const stories = readStories('storybook-static');

/** Each part has a workshop of its own, in which stories follow each other without loading it anew. */
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  const own = stories.filter((_, index) => index % parts === part);
  test(`stories show, play and pass axe, light and dark: part ${part + 1} of ${parts}`, async () => {
    // A few times what an idle machine takes.
    test.setTimeout(30_000 + own.length * 4_000);
    const browser = await openBrowser();
    try {
      const window = await openStories(await openWindow(browser, 'allow'), workshopOrigin);
      const complaints = listenTo(window.page, workshopOrigin);
      const faults: string[] = [];
      for (const { id } of own) {
        const found = await checkStory({ window, complaints, id });
        faults.push(...found.map((fault) => `${id}: ${fault}`));
      }
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}
