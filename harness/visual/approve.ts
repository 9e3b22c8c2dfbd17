import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  baselineFolder,
  keyOf,
  noBaselines,
  readBaselines,
  removePicture,
  writeBaselines,
  writePicture,
  type Baselines,
} from './baselines';
import { approveTexts } from '../story-check/aria-texts';
import { readRun, reportFolder, sideFile } from './report-files';
import { chooseStories } from './stories';
import { needsReview, type Run, type Shot } from './shot';

/** What approving did. */
export interface Approved {
  accepted: number;
  removed: number;
  /** How many stories' words for assistive technology were accepted. */
  texts: number;
  /** Pictures that cannot be approved: broken stories, and those that are not steady. */
  refused: Shot[];
}

/** Begins again where every picture was taken anew. */
function emptied(folder: string): Baselines {
  rmSync(join(folder, 'pictures'), { recursive: true, force: true });
  return noBaselines();
}

function checkBrowser({ browser, approvedWith, fresh }: Run): void {
  if (fresh || !approvedWith || approvedWith === browser) return;
  throw new Error(
    `The pictures were approved with ${approvedWith}, and this run was ${browser}: single pictures ` +
      'of another browser would never match. Take all with `npm run test:visual -- --fresh`.',
  );
}

/**
 * Notes what the stories are made of whose pictures are all approved now, so that the next run need not
 * take them. A loose comparison misses what is small, and notes nothing.
 */
function noteInputs(
  { shots, faults, texts, inputs, loose }: Run,
  { baselines, isChosen }: { baselines: Baselines; isChosen: (story: { id: string }) => boolean },
): void {
  const open = new Set(
    [
      ...shots.filter((shot) => {
        const isAccepted = isChosen(shot) && ['changed', 'new', 'removed'].includes(shot.verdict);
        return needsReview(shot) && !isAccepted;
      }),
      ...faults,
      ...texts.filter((text) => !isChosen(text)),
    ].map(({ id }) => id),
  );
  if (loose) return;
  for (const [id, digest] of Object.entries(inputs)) {
    if (!open.has(id)) baselines.inputs.set(id, digest);
  }
  const known = new Set([...baselines.pictures.keys()].map((key) => key.split(' ')[0]));
  for (const id of baselines.inputs.keys()) {
    if (!(id in inputs) && !known.has(id)) baselines.inputs.delete(id);
  }
}

/**
 * Puts the pictures of the last run in the place of the approved ones: all that changed, or those
 * of the stories named. Throws in plain words when a name is unknown or the browsers differ.
 */
export function approve(words: readonly string[], report: string, folder: string): Approved {
  const run = readRun(report);
  checkBrowser(run);
  // Throws for a word that names nothing.
  const named = chooseStories([...run.shots.filter(needsReview), ...run.texts], words);
  const ids = new Set(named.map(({ id }) => id));
  const isChosen = ({ id }: { id: string }) => ids.has(id);
  const chosen = run.shots.filter((shot) => needsReview(shot) && isChosen(shot));
  if (run.fresh && words.length > 0) {
    throw new Error('After --fresh all pictures are approved together: name no story.');
  }
  const baselines = run.fresh ? emptied(folder) : readBaselines(folder);
  const result: Approved = { accepted: 0, removed: 0, texts: 0, refused: [] };
  for (const shot of chosen) {
    const key = keyOf(shot.id, shot.variant);
    if (shot.verdict === 'removed') {
      removePicture(key, folder);
      baselines.pictures.delete(key);
      result.removed += 1;
    } else if (['changed', 'new'].includes(shot.verdict) && shot.fingerprint) {
      writePicture(key, readFileSync(join(report, sideFile('after', shot))), folder);
      baselines.pictures.set(key, {
        fingerprint: shot.fingerprint,
        exact: shot.exact === true,
      });
      result.accepted += 1;
    } else result.refused.push(shot);
  }
  const texts = run.texts.filter(isChosen);
  approveTexts(texts, folder);
  noteInputs(run, { baselines, isChosen });
  writeBaselines({ ...baselines, browser: run.browser }, folder);
  return { ...result, texts: texts.length };
}

/** Approves the stories that are named, or all, and says what came of it. */
export function approveStories(words: readonly string[]): void {
  const { accepted, removed, texts, refused } = approve(words, reportFolder, baselineFolder);
  for (const { title, name, variant, verdict, note } of refused) {
    console.error(`not approved, ${verdict}: ${title} / ${name}, ${variant}: ${note ?? ''}`);
  }
  console.log(
    `${accepted} pictures and the words of ${texts} stories approved, ${removed} pictures removed, ` +
      `${refused.length} not approved.`,
  );
  console.log(`They stand in ${baselineFolder}: commit them with the change.`);
  if (refused.length > 0) process.exitCode = 1;
}
