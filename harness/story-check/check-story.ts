import type { Mode } from '../shots/browser';
import { settle } from '../shots/settle';
import { screens } from '../visual/modes';
import type { StoryWindow } from '../visual/story-window';
import type { Complaints } from './complaints';
import { emptyFaults, isUnchecked, withoutReason } from './exceptions';
import {
  askAxe,
  recolour,
  showsSomething,
  storyWords,
  type AxeAnswer,
  type StoryWords,
} from './in-page';

const [desktop] = screens;

/** What another colour mode can break: all other rules see the very same page again. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** A fault of axe in one line, with the places and what to do. */
function inWords(mode: Mode, { violations }: AxeAnswer): string[] {
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => String(target)).join(' | ');
    const advice = (nodes[0]?.failureSummary ?? '').replaceAll(/\s+/g, ' ');
    return `${id}, ${mode}: ${help} (${places}) ${advice}`;
  });
}

/** A story that is to be checked, and where. */
export interface Checked {
  window: StoryWindow;
  complaints: Complaints;
  id: string;
}

// On a busy machine a script or an answer may be this late.
const storyTimeout = 10_000;

/** Whether the story shows anything; one that is meant to is given time. */
async function isFilled({ window: { page } }: Checked, { empty }: StoryWords): Promise<boolean> {
  if (empty) return page.evaluate(showsSomething);
  return page.waitForFunction(showsSomething, undefined, { timeout: storyTimeout }).then(
    () => true,
    () => false,
  );
}

async function checkShown(checked: Checked): Promise<string[]> {
  const { id, window } = checked;
  const { page } = window;
  const words = await page.evaluate(storyWords, id);
  const faults = [...withoutReason(words), ...emptyFaults(words, await isFilled(checked, words))];
  if (isUnchecked(words)) return faults;
  const light = await page.evaluate(askAxe, { id, ...words });
  if (light.rules === 0 && !words.empty) faults.push('axe held it to no rule');
  await page.evaluate(recolour, 'dark');
  await settle(page);
  const dark = await page.evaluate(askAxe, { id, ...words, rules: colourRules });
  return [...faults, ...inWords('light', light), ...inWords('dark', dark)];
}

/**
 * Shows a story in its first state, lets it play, waits until it stands still, and has axe look at
 * it light and dark. Gives what is wrong, in words: nothing when all is well.
 */
export async function checkStory(checked: Checked): Promise<string[]> {
  const { window, complaints, id } = checked;
  if (!desktop) throw new Error('The visual tests have no screen.');
  try {
    await window.show(id, desktop, 'light');
    await window.complete();
    const faults = await checkShown(checked);
    return [...faults, ...complaints.take()];
  } catch (error) {
    const faults = [error instanceof Error ? error.message : String(error), ...complaints.take()];
    // The next story is not to suffer from this one.
    await window.reload();
    complaints.take();
    return faults;
  }
}
