import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { approve } from '../../src/tools/visual/approve';
import { readBaselines } from '../../src/tools/visual/baselines';
import { visualReport } from '../../src/tools/visual/report';
import { writeRun } from '../../src/tools/visual/report-files';
import { runVisual } from '../../src/tools/visual/run';
import { countVerdicts, type Run } from '../../src/tools/visual/shot';
import { summaryLines } from '../../src/tools/visual/summary';

const only = ['Components/Card', 'features-news-homenews--loading'];
const place = mkdtempSync(join(tmpdir(), 'visual-run-'));
const folder = join(place, 'approved');
const report = join(place, 'report');

async function run(): Promise<Run> {
  const baselines = readBaselines(folder);
  const found = await runVisual({
    workshop: 'storybook-static',
    baselines,
    folder,
    report,
    only,
    workers: 1,
  });
  writeRun(report, found);
  return found;
}

test.afterAll(() => rmSync(place, { recursive: true, force: true }));

test('a second run on the same code finds no difference', async () => {
  test.setTimeout(180_000);
  const first = await run();
  expect(first.shots).toHaveLength(20);
  expect(countVerdicts(first.shots)).toMatchObject({ new: 20 });
  expect(visualReport(first)).toContain('features-news-homenews--loading.dark-phone.webp');

  expect(approve([], report, folder)).toMatchObject({ accepted: 20, refused: [] });
  expect(readdirSync(join(folder, 'pictures'))).toHaveLength(20);

  const second = await run();
  expect(countVerdicts(second.shots)).toMatchObject({ unchanged: 20, changed: 0 });
  expect(second.shots.filter(({ nearly }) => nearly)).toEqual([]);
  expect(summaryLines(second).at(-1)).toMatch(/^20 unchanged, 0 changed: 20 pictures/);
});
