import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { baselineFolder, readBaselines, readPicture, keyOf } from './visual/baselines';
import { visualReport } from './visual/report';
import { reportFolder, sideFile, writeRun } from './visual/report-files';
import { runVisual } from './visual/run';
import { needsEyes, type Run } from './visual/shot';
import { summaryLines } from './visual/summary';
import { buildWorkshop } from './visual/workshop';

const usage = `npm run test:visual -- [story…] [--fresh] [--loose] [--workshop folder] [--workers 2]

Takes every story, light and dark, on a phone and a desktop, compares with the approved pictures in
${baselineFolder} and writes ${reportFolder}/index.html. Ends with status 1 when something differs.
A story is named by its id, its component (Blocks/Table) or its room (Blocks).`;

/** The pictures of stories that are no more are shown once again. */
function copyRemoved({ shots }: Run): void {
  for (const shot of shots.filter(({ verdict }) => verdict === 'removed')) {
    const bytes = readPicture(keyOf(shot.id, shot.way));
    writeFileSync(join(reportFolder, sideFile('before', shot)), bytes);
  }
}

/** `npm run test:visual` */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fresh: { type: 'boolean', default: false },
      loose: { type: 'boolean', default: false },
      workshop: { type: 'string' },
      workers: { type: 'string', default: '2' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const workshop = values.workshop ?? 'storybook-static';
  if (!values.workshop) buildWorkshop(workshop);
  else if (!existsSync(workshop)) throw new Error(`There is no workshop in ${workshop}.`);
  const run = await runVisual({
    workshop,
    baselines: readBaselines(),
    folder: baselineFolder,
    report: reportFolder,
    only: positionals,
    fresh: values.fresh,
    loose: values.loose,
    workers: Number(values.workers),
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
