import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselineFolder, keyOf, readBaselines, readPicture } from './baselines';
import type { visualOptions } from './options';
import { visualReport } from './report';
import { reportFolder, sideFile, writeRun } from './report-files';
import { runVisual } from './run';
import { hasFindings, type Run } from './shot';
import { summaryLines } from './summary';
import { buildStorybook } from './storybook';

/** The pictures of stories that are no more are shown once again. */
function copyRemoved({ shots }: Run): void {
  for (const shot of shots.filter(({ verdict }) => verdict === 'removed')) {
    const bytes = readPicture(keyOf(shot.id, shot.variant));
    writeFileSync(join(reportFolder, sideFile('before', shot)), bytes);
  }
}

/** Visits the stories and compares them with what was approved. */
export async function testVisually({
  words: only,
  all,
  storybook: given,
  ...options
}: ReturnType<typeof visualOptions>): Promise<void> {
  const storybook = given ?? 'storybook-static';
  if (given === undefined) buildStorybook(storybook);
  else if (!existsSync(storybook)) throw new Error(`There is no Storybook in ${storybook}.`);
  const run = await runVisual({
    ...options,
    storybook,
    baselines: readBaselines(),
    folder: baselineFolder,
    report: reportFolder,
    only,
    all: all || options.fresh || only.length > 0,
  });
  copyRemoved(run);
  writeRun(reportFolder, run);
  const index = join(reportFolder, 'index.html');
  writeFileSync(index, visualReport(run));
  for (const line of summaryLines(run)) console.log(line);
  console.log(`Report: ${index}`);
  if (hasFindings(run)) process.exitCode = 1;
}
