import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  keyOf,
  readBaselines,
  removePicture,
  writeBaselines,
  writePicture,
  type Baselines,
} from './baselines';
import { readRun, sideFile } from './report-files';
import { chooseStories } from './stories';
import { needsEyes, type Run, type Shot } from './shot';

/** What approving did. */
export interface Approved {
  accepted: number;
  removed: number;
  /** Pictures that cannot be approved: broken stories, and those that are not steady. */
  refused: Shot[];
}

/** Begins again where every picture was taken anew. */
function emptied(folder: string): Baselines {
  rmSync(join(folder, 'pictures'), { recursive: true, force: true });
  return { browser: '', pictures: new Map() };
}

function checkBrowser({ browser, approvedWith, fresh }: Run): void {
  if (fresh || !approvedWith || approvedWith === browser) return;
  throw new Error(
    `The pictures were approved with ${approvedWith}, and this run was ${browser}: single pictures ` +
      'of another browser would never match. Take all with `npm run test:visual -- --fresh`.',
  );
}

/**
 * Puts the pictures of the last run in the place of the approved ones: all that changed, or those
 * of the stories named. Throws in plain words when a name is unknown or the browsers differ.
 */
export function approve(words: readonly string[], report: string, folder: string): Approved {
  const run = readRun(report);
  checkBrowser(run);
  const chosen = chooseStories(run.shots.filter(needsEyes), words);
  if (run.fresh && words.length > 0) {
    throw new Error('After --fresh all pictures are approved together: name no story.');
  }
  const baselines = run.fresh ? emptied(folder) : readBaselines(folder);
  const result: Approved = { accepted: 0, removed: 0, refused: [] };
  for (const shot of chosen) {
    const key = keyOf(shot.id, shot.way);
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
  writeBaselines({ ...baselines, browser: run.browser }, folder);
  return result;
}
