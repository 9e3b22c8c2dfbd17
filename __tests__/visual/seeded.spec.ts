import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openBrowser, openWindow } from '../../harness/shots/browser';
import { keyOf, noBaselines, writePicture, type Baselines } from '../../harness/visual/baselines';
import { judge, type Judgement } from '../../harness/visual/judge';
import { screens } from '../../harness/visual/modes';
import { fingerprint, keep, type Picture } from '../../harness/visual/picture';
import { openStories, type StoryWindow } from '../../harness/visual/story-window';
import { storybookOrigin } from '../e2e/support/addresses';

const style = (content: string) => (page: Page) => page.addStyleTag({ content });

/** Changes that a person overlooks, made in the page that shows the story. */
const seeds: { change: string; story: string; seed: (page: Page) => Promise<unknown> }[] = [
  {
    change: 'a card that stands one pixel lower',
    story: 'blocks-people--council',
    seed: style('#storybook-root li:first-of-type { position: relative; top: 1px }'),
  },
  {
    change: 'a token of the theme a shade lighter',
    story: 'components-card--plain',
    seed: style('html { --chakra-colors-line: #dfdbcf !important }'),
  },
  {
    change: 'a missing word',
    story: 'blocks-people--council',
    seed: (page) =>
      page
        .getByText('Class XII', { exact: true })
        .first()
        .evaluate((element) => {
          element.textContent = 'Class';
        }),
  },
];

let browser: Browser;
let stories: StoryWindow;
let folder: string;

// One window for all, as in a run.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visual-'));
  browser = await openBrowser();
  stories = await openStories(await openWindow(browser, 'allow'), storybookOrigin);
});

test.afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const { change, story, seed } of seeds) {
  for (const screen of screens) {
    const variant = `light-${screen.name}` as const;

    // What only the rule for another browser lets pass is never taken for the same.
    const isSame = ({ verdict, loosely }: Judgement) => verdict === 'unchanged' && !loosely;

    const take = async (prepare?: (page: Page) => Promise<unknown>): Promise<Picture> => {
      await stories.reload();
      await stories.show(story, screen, 'light');
      await stories.complete();
      await prepare?.(stories.page);
      return stories.take();
    };

    test(`${change} is caught on a ${screen.name}, and nothing where nothing changed`, async () => {
      const approved = await take();
      const { bytes, exact } = await keep(approved);
      writePicture(keyOf(story, variant), bytes, folder);
      const baselines: Baselines = {
        ...noBaselines(),
        browser: 'the same',
        pictures: new Map([[keyOf(story, variant), { fingerprint: fingerprint(approved), exact }]]),
      };
      const compare = (picture: Picture, loosely = false): Promise<Judgement> =>
        judge(story, variant, picture, { baselines, loosely, folder });

      expect(await compare(await take())).toEqual({ verdict: 'unchanged' });
      const seeded = await take(seed);
      const { verdict, pixels } = await compare(seeded);
      expect(verdict).toBe('changed');
      expect(pixels).toBeGreaterThan(0);
      expect(isSame(await compare(approved, true))).toBe(true);
      expect(isSame(await compare(seeded, true))).toBe(false);
    });
  }
}

test('a window that lost its size gets it back before the next picture', async () => {
  const phone = { name: 'phone', width: 360, height: 740 } as const;
  await stories.show('components-card--plain', phone, 'light');
  const intruder = await stories.page.context().newCDPSession(stories.page);
  const size = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };
  await intruder.send('Emulation.setDeviceMetricsOverride', size);
  await expect.poll(() => stories.page.evaluate(() => window.innerWidth)).toBe(1280);

  await stories.show('components-card--plain', phone, 'light');
  expect((await stories.take()).width).toBe(phone.width);
});
