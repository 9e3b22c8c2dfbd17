import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselineFolder, readBaselines, readPicture, keyOf } from './visual/baselines';
import { readOptions, usage } from './visual/options';
import { visualReport } from './visual/report';
import { reportFolder, sideFile, writeRun } from './visual/report-files';
import { runVisual } from './visual/run';
import { needsEyes, type Run } from './visual/shot';
import { summaryLines } from './visual/summary';
import { buildWorkshop } from './visual/workshop';

/** The pictures of stories that are no more are shown once again. */
function copyRemoved({ shots }: Run): void {
  for (const shot of shots.filter(({ verdict }) => verdict === 'removed')) {
    const bytes = readPicture(keyOf(shot.id, shot.way));
    writeFileSync(join(reportFolder, sideFile('before', shot)), bytes);
  }
}

/** `npm run test:visual` */
async function main(): Promise<void> {
  const { help, only, fresh, loose, workers, ...options } = readOptions(process.argv.slice(2));
  if (help) return console.log(usage);
  const workshop = options.workshop ?? 'storybook-static';
  if (!options.workshop) buildWorkshop(workshop);
  else if (!existsSync(workshop)) throw new Error(`There is no workshop in ${workshop}.`);
  const run = await runVisual({
    workshop,
    baselines: readBaselines(),
    folder: baselineFolder,
    report: reportFolder,
    only,
    fresh,
    loose,
    workers,
    progress: (done, all) => {
      if (done % 25 === 0) console.log(`${done} of ${all} stories`);
    },
  });
  copyRemoved(run);
  writeRun(reportFolder, run);
  const index = join(reportFolder, 'index.html');
  writeFileSync(index, visualReport(run));
  for (const line of summaryLines(run)) console.log(line);
  console.log(`Report: ${index}`);
  if (run.shots.some(needsEyes)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
