import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { frozenInstant, workshopOrigin } from './support/addresses';

interface StoryIndex {
  entries: Record<string, { id: string; title: string; name: string; type: 'story' | 'docs' }>;
}

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as StoryIndex;

const byTitle = new Map<string, StoryIndex['entries'][string][]>();
for (const entry of Object.values(entries)) {
  if (entry.type === 'story')
    byTitle.set(entry.title, [...(byTitle.get(entry.title) ?? []), entry]);
}

// A service worker answers the stories' requests.
test.use({ serviceWorkers: 'allow' });

for (const [title, stories] of byTitle) {
  test(`the stories of ${title} show themselves without a complaint`, async ({ page, context }) => {
    test.setTimeout(30_000 + stories.length * 10_000);
    await context.clock.setFixedTime(new Date(frozenInstant));
    const problems: string[] = [];
    let current = '';
    page.on('pageerror', (error) => problems.push(`${current}: ${String(error)}`));
    page.on('console', (message) => {
      const text = message.text();
      // The states 'Error' and 'Missing picture' are about requests that fail.
      const meant = /Failed to load resource|The script did not come/.test(text);
      if (message.type() === 'error' && !meant) {
        problems.push(`${current}: ${text.slice(0, 300)}`);
      }
    });
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(workshopOrigin))
        problems.push(`${current}: ${url}`);
    });
    for (const story of stories) {
      current = story.name;
      await page.goto(`${workshopOrigin}/iframe.html?id=${story.id}&viewMode=story`);
      // Storybook says on the body what became of the story.
      await expect(page.locator('body')).toHaveClass(/sb-show-main|sb-show-errordisplay/);
      await expect(page.locator('body'), `${title}: ${story.name}`).toHaveClass(/sb-show-main/);
      // The notices show nothing at all when there is none.
      if (title.endsWith('HomeNotifications')) continue;
      await expect(page.locator('#storybook-root > *').first()).toBeAttached();
    }
    expect(problems).toEqual([]);
  });
}
