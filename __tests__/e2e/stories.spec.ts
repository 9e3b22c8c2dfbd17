import { expect, test } from '@playwright/test';
import { existsSync, readdirSync } from 'node:fs';
import { openBrowser, openWindow } from '../../harness/shots/browser';
import { checkStory } from '../../harness/story-check/check-story';
import { listenTo } from '../../harness/story-check/complaints';
import { readStories, type StoryEntry } from '../../harness/visual/stories';
import { openStories } from '../../harness/visual/story-window';
import { workshopOrigin } from './support/addresses';

/*
 * What assistive technology is told of every story is approved as files of `a11y/stories`, one a
 * component. `npx playwright test stories --update-snapshots` writes what the stories say now.
 */

/** The name of the file of a component: 'Blocks/Fee table' gives 'blocks-fee-table.yml'. */
const fileOf = (title: string) => `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.yml`;

const components = new Map<string, StoryEntry[]>();
for (const story of readStories('storybook-static')) {
  components.set(story.title, [...(components.get(story.title) ?? []), story]);
}

/** Each part has a workshop of its own, in which stories follow each other without loading it anew. */
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  const own = [...components].filter((_, index) => index % parts === part);
  const count = own.flatMap(([, stories]) => stories).length;
  test(`stories show, play, pass axe light and dark, and say what was approved: part ${part + 1} of ${parts}`, async () => {
    // A few times what an idle machine takes.
    test.setTimeout(30_000 + count * 4_000);
    const browser = await openBrowser();
    try {
      const window = await openStories(await openWindow(browser, 'allow'), workshopOrigin);
      const complaints = listenTo(window.page, workshopOrigin);
      const faults: string[] = [];
      for (const [title, stories] of own) {
        const told: string[] = [];
        for (const { id, name, pictured } of stories) {
          const found = await checkStory({ window, complaints, id });
          faults.push(...found.map((fault) => `${id}: ${fault}`));
          // Guides, which have no pictures either, show what has stories of its own.
          if (!pictured) continue;
          told.push(`# ${name}`, await window.page.locator('body').ariaSnapshot(), '');
        }
        if (told.length > 0) expect.soft(told.join('\n')).toMatchSnapshot(fileOf(title));
      }
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}

test('nothing is approved of components that are gone', () => {
  const folder = '__tests__/e2e/a11y/stories';
  const approved = [...components].filter(([, stories]) =>
    stories.some(({ pictured }) => pictured),
  );
  const known = new Set(approved.map(([title]) => fileOf(title)));
  expect(existsSync(folder)).toBe(true);
  expect(readdirSync(folder).filter((name) => !known.has(name))).toEqual([]);
});
