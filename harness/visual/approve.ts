import { readFileSync } from 'node:fs';
import { writeText } from '../story-check/aria-texts';
import {
  baselineFolder,
  type Baselines,
  keyOf,
  readBaselines,
  removePicture,
  writeBaselines,
  writePicture,
} from './baselines';
import { type Found, isNews, readFound } from './found';
import { variants } from './modes';
import { readVisualOptions } from './run';
import { chooseStories } from './stories';

function checkBrowser(browser: string, approvedWith: string): void {
  if (!approvedWith || approvedWith === browser) return;
  throw new Error(
    `The pictures were approved with ${approvedWith}, and this run was ${browser}: single pictures ` +
      'of another browser would never match. Delete baselines.txt and pictures/ to take all anew.',
  );
}

/** Puts what was found of a story in the place of what was approved. */
function accept({ pictures, text, gone, ...story }: Found, baselines: Baselines, folder: string) {
  for (const key of gone ? variants.map((variant) => keyOf(story.id, variant)) : []) {
    removePicture(key, folder);
    baselines.pictures.delete(key);
    baselines.inputs.delete(story.id);
  }
  for (const { variant, file, fingerprint, exact } of pictures) {
    writePicture(keyOf(story.id, variant), readFileSync(file), folder);
    baselines.pictures.set(keyOf(story.id, variant), { fingerprint, exact });
  }
  if (gone || text !== undefined) writeText(story, text ?? '', folder);
}

/**
 * Puts what the last run has found in the place of what was approved: all of it, or of the stories named; and
 * notes what stories are made of that look as before, so that the next run need not take them. Gives what was
 * accepted, and what cannot be. Throws in plain words when a name is unknown or the browsers differ.
 */
export function approve(words: readonly string[], results: string, folder: string) {
  const found = readFound(results);
  const [first] = found;
  if (!first) throw new Error('There is nothing to approve: run `npm run test:visual` first.');
  const { browser } = first;
  // Throws for a word that names nothing.
  const chosen = chooseStories(found.filter(isNews), words);
  const baselines = readBaselines(folder);
  if (chosen.some(({ pictures }) => pictures.length > 0)) checkBrowser(browser, baselines.browser);
  for (const one of chosen) accept(one, baselines, folder);
  for (const one of found) {
    const isDone = one.refused.length === 0 && (chosen.includes(one) || !isNews(one));
    if (one.inputs && isDone) baselines.inputs.set(one.id, one.inputs);
  }
  writeBaselines({ ...baselines, browser: baselines.browser || browser }, folder);
  return { accepted: chosen, refused: found.filter((one) => one.refused.length > 0) };
}

/** Approves the stories that are named, or all, and says what came of it. */
export function approveStories(words: readonly string[]): void {
  const { accepted, refused } = approve(words, readVisualOptions().results, baselineFolder);
  for (const { title, name, refused: why } of refused) {
    console.error(`not approved: ${title} / ${name}: ${why.join('; ')}`);
  }
  const pictures = accepted.flatMap((found) => found.pictures).length;
  const texts = accepted.filter(({ text }) => text !== undefined).length;
  const gone = accepted.filter((found) => found.gone).length;
  console.log(
    `${pictures} pictures and the words of ${texts} stories approved, what was approved of ${gone} removed.`,
  );
  console.log(`They stand in ${baselineFolder}: commit them with the change.`);
  if (refused.length > 0) process.exitCode = 1;
}
