import { platform } from 'node:os';
import { openBrowser } from '../shots/browser';
import { serveFolder } from '../shots/folder-server';
import { eachIn } from '../shots/workers';
import { changedTexts, type StoryText } from '../story-check/aria-texts';
import { checkStory } from '../story-check/check-story';
import { type ConsoleErrors, listenTo } from '../story-check/console-errors';
import { type Baselines, noBaselines } from './baselines';
import { screens, variants } from './modes';
import type { Picture } from './picture';
import { startReport } from './report-files';
import type { Run, Shot } from './shot';
import { chooseStories, isNamed, readStories, type StoryEntry } from './stories';
import { readStoryInputs } from './story-inputs';
import { openStories, type StoryWindow } from './story-window';
import { type CompareContext, takeStory } from './take-story';

/** What a run compares. */
export interface RunOptions {
  /** The built Storybook. */
  storybook: string;
  baselines: Baselines;
  /** The folder of what was approved. */
  folder: string;
  /** The folder of the report. */
  report: string;
  /** Stories, titles or folders; all when empty. */
  only: readonly string[];
  /** Pictures of every story, not only where its inputs are not those that were approved. */
  all?: boolean;
  /** Visits only stories whose inputs are not those that were approved. */
  changed?: boolean;
  /** Compares as with another browser, even where it is the same. */
  loose?: boolean;
  /** Leaves what was approved out of account. */
  fresh?: boolean;
  workers?: number;
}

/** The browser that pictures are taken with, as it is written beside them: version and system. */
async function browserName(): Promise<string> {
  const browser = await openBrowser();
  const name = `Chromium ${browser.version()} on ${platform()} ${process.arch}`;
  await browser.close();
  return name;
}

/** Pictures that were approved of stories which are no more. */
function removedShots({ baselines, only }: RunOptions, known: ReadonlySet<string>): Shot[] {
  return [...baselines.pictures.keys()].flatMap((key): Shot[] => {
    const [id = '', name = ''] = key.split(' ');
    const variant = variants.find((one) => one === name);
    const title = id.split('--')[0] ?? id;
    const meant = only.length === 0 || only.some((word) => isNamed({ id, title }, word));
    if (!variant || known.has(id) || !meant) return [];
    return [{ id, title, name: id.split('--')[1] ?? '', variant, verdict: 'removed' }];
  });
}

const isDoubtful = ({ verdict }: Shot) => ['broken', 'unsteady', 'changed'].includes(verdict);
const isChanged = ({ verdict }: Shot) => verdict === 'changed';

// With so many that were the same twice, the next is no accident.
const manyChanges = 20;

// In how many new browsers what differs is taken again.
const retries = 3;

interface Worker {
  window: StoryWindow;
  consoleErrors: ConsoleErrors;
}

/** Takes a story on every screen; what looks wrong is taken again in new browsers. */
async function picturesOf(
  story: StoryEntry,
  first: Worker,
  renew: () => Promise<Worker>,
  { comparison, seen }: { comparison: CompareContext; seen: Picture | undefined },
): Promise<Shot[]> {
  const shots: Shot[] = [];
  let { window } = first;
  for (const screen of screens) {
    const known = screen === screens[0] ? seen : undefined;
    let taken = await takeStory(window, story, screen, comparison, known);
    // The browser may be at fault, which hangs now and then, or draws the edges of scaled pictures
    // one way or the other: what new ones show too counts.
    for (let tries = 0; tries < retries; tries += 1) {
      if (!taken.some(isDoubtful) || comparison.isCertain()) break;
      ({ window } = await renew());
      taken = await takeStory(window, story, screen, comparison);
    }
    shots.push(...taken);
  }
  return shots;
}

/**
 * Visits the stories, each once, in one window: it plays, stands still, is checked by axe and compared
 * with what was approved of it. Pictures are taken where its inputs have changed.
 */
export async function runVisual(options: RunOptions): Promise<Run> {
  const { storybook, folder, report, only, fresh = false, workers = 2 } = options;
  const started = performance.now();
  const browser = await browserName();
  const approvedWith = options.baselines.browser;
  const baselines = fresh ? noBaselines() : options.baselines;
  const loosely = options.loose === true || (baselines.browser !== '' && browser !== approvedWith);
  const stories = readStories(storybook);
  const inputs = readStoryInputs(storybook, stories);
  const isDue = ({ id }: StoryEntry) =>
    options.all === true || baselines.inputs.get(id) !== inputs.get(id);
  const chosen = chooseStories(stories, only).filter((story) => !options.changed || isDue(story));
  startReport(report);
  const server = await serveFolder(storybook);
  const shots: Shot[] = [];
  const faults = new Map<string, string[]>();
  const texts: StoryText[] = [];
  const isCertain = () => shots.filter(isChanged).length >= manyChanges;
  const comparison = { baselines, folder, report, loosely, isCertain };
  try {
    await eachIn(
      chosen,
      async (context): Promise<Worker> => {
        const window = await openStories(context, server.origin);
        return { window, consoleErrors: listenTo(window.page, server.origin) };
      },
      async (story, worker, renew) => {
        const { id, title, name, pictured } = story;
        const checked = isDue(story);
        const visit = await checkStory(
          { ...worker, id },
          { checked, pictured: pictured && checked },
        );
        faults.set(id, visit.faults);
        // Guides, which have no pictures either, show what has stories of its own.
        if (!pictured) return;
        if (visit.text !== undefined) texts.push({ id, title, name, text: visit.text });
        if (!checked) return;
        const { picture: seen } = visit;
        shots.push(...(await picturesOf(story, worker, renew, { comparison, seen })));
      },
      { workers, serviceWorkers: 'allow', renewAfter: 60, what: 'stories' },
    );
  } finally {
    await server.close();
  }
  shots.push(...removedShots({ ...options, baselines }, new Set(stories.map(({ id }) => id))));
  const place = new Map(stories.map(({ id }, index) => [id, index]));
  const order = ({ id, variant }: Shot) =>
    (place.get(id) ?? stories.length) * 10 + variants.indexOf(variant);
  return {
    browser,
    approvedWith,
    loose: loosely,
    fresh,
    seconds: Math.round((performance.now() - started) / 1000),
    shots: shots.sort((a, b) => order(a) - order(b)),
    visited: chosen.length,
    faults: chosen.flatMap(({ id }) => (faults.get(id) ?? []).map((fault) => ({ id, fault }))),
    texts: changedTexts(texts, stories, folder),
    inputs: Object.fromEntries(chosen.map(({ id }) => [id, inputs.get(id) ?? ''])),
  };
}
