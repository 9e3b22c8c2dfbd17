import { expect, test as base } from '@playwright/test';
import { goneTexts, readText } from '../../harness/story-check/aria-texts';
import { checkStory } from '../../harness/story-check/check-story';
import { readBaselines } from '../../harness/visual/baselines';
import { attachPictures, countChanged, type Found, writeFound } from '../../harness/visual/found';
import { readVisualOptions } from '../../harness/visual/run';
import { chooseStories, readStories, type StoryEntry } from '../../harness/visual/stories';
import { readStoryInputs } from '../../harness/visual/story-inputs';
import { openStoryBrowser, type StoryBrowser } from '../../harness/visual/story-browser';
import { takeStory } from '../../harness/visual/take-story';
import { storybookOrigin } from '../e2e/support/addresses';

const { storybook, approved, only, all, changed, most, results } = readVisualOptions();
const baselines = readBaselines(approved);
const stories = readStories(storybook);
const inputs = readStoryInputs(storybook, stories);

/** Whether axe looks at a story, and pictures are taken: what has the inputs that were approved passes as it did then. */
const isDue = ({ id }: StoryEntry) => all || baselines.inputs.get(id) !== inputs.get(id)?.digest;
const named = chooseStories(stories, only);
const filesOf = ({ id }: StoryEntry) => inputs.get(id)?.files ?? 0;
const due = named.filter(isDue).sort((a, b) => filesOf(a) - filesOf(b));
const chosen = changed ? due.slice(0, most) : named;

// A window's memory grows with all that it has shown.
const renewAfter = 60;
// With so many that were the same in several looks, the next is no accident.
const manyChanges = 20;

/** A browser on Storybook that goes from story to story without loading it anew. */
const test = base.extend<object, { stories: StoryBrowser }>({
  stories: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, use) => {
      const browser = await openStoryBrowser(storybookOrigin, chosen.some(isDue));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

// One that differs is looked at several times, each step with a limit of its own.
test.describe.configure({ timeout: 300_000 });

let visited = 0;

const nameOf = ({ id, title, name }: StoryEntry) => ({ id, title, name });
const isLoose = ({ name }: StoryBrowser) => baselines.browser !== '' && name !== baselines.browser;

for (const story of chosen) {
  test.describe(story.title, () => {
    test(story.id, async ({ stories: browser }, info) => {
      const { id, pictured } = story;
      if ((visited += 1) % renewAfter === 0) await browser.renew();
      const loosely = isLoose(browser);
      const checked = isDue(story);
      // Guides, which have no pictures either, show what has stories of its own.
      const before = pictured ? readText(story, approved) : undefined;
      const scope = { checked, pictured: pictured && checked, approved: before };
      const visit = await test.step('visits it', () => checkStory(browser, id, scope));
      const { faults, text, picture } = visit;
      const isCertain = () => countChanged(results) >= manyChanges;
      const context = { baselines, folder: approved, loosely, isCertain };
      const shots = scope.pictured
        ? await test.step('compares it', () => takeStory(browser, id, context, picture))
        : [];
      faults.push(...browser.consoleErrors.take());

      const told = pictured ? (text ?? before) : undefined;
      const open = shots.filter(({ verdict }) => verdict !== 'unchanged');
      const unsteady = open.filter(({ verdict }) => verdict === 'unsteady');
      if (checked || faults.length > 0 || told !== before) {
        const found: Found = {
          ...nameOf(story),
          browser: browser.name,
          ...(!shots.some((shot) => shot.loosely) && { inputs: inputs.get(id)?.digest ?? '' }),
          refused: [...faults, ...unsteady.map(({ variant }) => `${variant} is not steady`)],
          ...(told === undefined || told === before ? {} : { text: told }),
          pictures: await attachPictures(info, id, open),
        };
        writeFound(info, [found]);
      }
      for (const { variant, looks } of shots.filter((shot) => shot.verdict === 'unchanged')) {
        if (looks > 1)
          info.annotations.push({ type: `matched at look ${looks}`, description: variant });
      }
      expect.soft(faults, 'what axe, the console and the play function say against it').toEqual([]);
      expect.soft(told, 'what assistive technology is told').toBe(before);
      for (const shot of open) {
        expect
          .soft(shot.verdict, `${shot.variant}, ${shot.pixels ?? 'all'} pixels`)
          .toBe('unchanged');
      }
    });
  });
}

test('what was approved is of this browser, and of stories that there are', ({
  stories: browser,
}, info) => {
  if (isLoose(browser)) {
    console.warn(
      `This is ${browser.name}; the pictures were approved with ${baselines.browser}. The comparison is ` +
        'loose: it finds what is plainly different and misses what is small. When this browser is to be the ' +
        `measure, delete baselines.txt and pictures/ in ${approved}, take all anew, and approve.`,
    );
  }
  if (changed && due.length > chosen.length) {
    console.warn(
      `The change reaches ${due.length} stories, of which ${chosen.length} were visited.`,
    );
  }
  const ids = new Set(stories.map(({ id }) => id));
  const kept = [...baselines.pictures.keys(), ...baselines.inputs.keys()].map(
    (key) => key.split(' ')[0],
  );
  const gone = [
    ...[...new Set(kept)]
      .filter((id) => id && !ids.has(id))
      .map((id = '') => {
        const [title = '', name = ''] = id.split('--');
        return { id, title, name };
      }),
    ...goneTexts(stories, approved).map((one) => ({ id: one.title, ...one })),
  ];
  if (gone.length > 0) {
    const rest = { browser: browser.name, refused: [], pictures: [], gone: true } as const;
    writeFound(
      info,
      gone.map((one) => ({ ...one, ...rest, refused: [], pictures: [] })),
    );
  }
  expect(gone).toEqual([]);
});
