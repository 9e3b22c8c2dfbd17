import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselineFolder, readBaselines, readPicture, keyOf } from './baselines';
import type { VisualOptions } from './options';
import { visualReport } from './report';
import { reportFolder, sideFile, writeRun } from './report-files';
import { runVisual } from './run';
import { hasFindings, type Run } from './shot';
import { summaryLines } from './summary';
import { buildWorkshop } from './workshop';

/** The pictures of stories that are no more are shown once again. */
function copyRemoved({ shots }: Run): void {
  for (const shot of shots.filter(({ verdict }) => verdict === 'removed')) {
    const bytes = readPicture(keyOf(shot.id, shot.way));
    writeFileSync(join(reportFolder, sideFile('before', shot)), bytes);
  }
}

/** Visits the stories and compares them with what was approved. */
export async function testVisually(options: VisualOptions): Promise<void> {
  const { only, all, changed, fresh, loose, workers } = options;
  const workshop = options.workshop ?? 'storybook-static';
  if (!options.workshop) buildWorkshop(workshop);
  else if (!existsSync(workshop)) throw new Error(`There is no workshop in ${workshop}.`);
  const run = await runVisual({
    workshop,
    baselines: readBaselines(),
    folder: baselineFolder,
    report: reportFolder,
    only,
    all: all || fresh || only.length > 0,
    changed,
    fresh,
    loose,
    workers,
  });
  copyRemoved(run);
  writeRun(reportFolder, run);
  const index = join(reportFolder, 'index.html');
  writeFileSync(index, visualReport(run));
  for (const line of summaryLines(run)) console.log(line);
  console.log(`Report: ${index}`);
  if (hasFindings(run)) process.exitCode = 1;
}
