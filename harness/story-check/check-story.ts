import type { Page } from '@playwright/test';
import type { Mode } from '../shots/browser';
import { settle } from '../shots/settle';
import { screens } from '../visual/modes';
import type { Picture } from '../visual/picture';
import type { StoryBrowser } from '../visual/story-browser';
import type { StoryWindow } from '../visual/story-window';
import { emptyFaults, isUnchecked, withoutReason } from './exceptions';
import {
  askAxe,
  isAnswered,
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

// On a busy machine a script or an answer may be this late.
const storyTimeout = 10_000;

/** Whether the story shows anything; one that is meant to is given time. */
async function isFilled(page: Page, { empty }: StoryWords): Promise<boolean> {
  if (empty) return page.evaluate(showsSomething);
  return page.waitForFunction(showsSomething, undefined, { timeout: storyTimeout }).then(
    () => true,
    () => false,
  );
}

/** How closely a story is looked at. */
export interface Scope {
  /** Whether axe looks at it, light and dark: what has the inputs that were approved passes it as it did then. */
  checked: boolean;
  /** Whether a picture is taken, on a desktop and light. */
  pictured: boolean;
  /** What assistive technology was approved to be told of it; undefined for a guide. */
  approved?: string | undefined;
}

/** What a visit to a story found. */
export interface StoryVisit {
  /** What is wrong, in words; empty when all is well. */
  faults: string[];
  /** What assistive technology is told of it. */
  text?: string | undefined;
  picture?: Picture;
}

const textOf = async (page: Page) => (await page.locator('body').ariaSnapshot()).trimEnd();

async function checkShown(
  window: StoryWindow,
  id: string,
  { checked, pictured, approved }: Scope,
): Promise<StoryVisit> {
  const { page } = window;
  // Of the inputs that were approved, what tells what was approved is all there; guides are approved by nothing else.
  const isWhole = !checked && (approved === undefined || (await textOf(page)) === approved);
  if (!isWhole) await page.waitForFunction(isAnswered).then(window.complete);
  const words = await page.evaluate(storyWords, id);
  const faults = [...withoutReason(words), ...emptyFaults(words, await isFilled(page, words))];
  const picture = pictured ? await window.take() : undefined;
  const text = isWhole ? approved : await textOf(page);
  const found = { text, ...(picture && { picture }) };
  if (!checked || isUnchecked(words)) return { faults, ...found };
  const light = await page.evaluate(askAxe, { id, ...words });
  if (light.rules === 0 && !words.empty) faults.push('axe held it to no rule');
  faults.push(...inWords('light', light));
  await page.evaluate(recolour, 'dark');
  await settle(page);
  const dark = await page.evaluate(askAxe, { id, ...words, rules: colourRules });
  faults.push(...inWords('dark', dark));
  return { faults, ...found };
}

/**
 * Visits a story: shows it in its first state, lets it play, waits until it stands still, takes its
 * picture, reads what assistive technology is told, and has axe look at it where it is to be checked.
 */
export async function checkStory(
  { window, consoleErrors }: Pick<StoryBrowser, 'window' | 'consoleErrors'>,
  id: string,
  scope: Scope,
): Promise<StoryVisit> {
  if (!desktop) throw new Error('The visual tests have no screen.');
  try {
    await window.show(id, desktop, 'light');
    const visit = await checkShown(window, id, scope);
    return { ...visit, faults: [...visit.faults, ...consoleErrors.take()] };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return { faults: [fault, ...consoleErrors.take()] };
  }
}
