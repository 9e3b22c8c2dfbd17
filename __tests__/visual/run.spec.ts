import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';
import { eachIn } from '../../harness/shots/workers';
import { approve } from '../../harness/visual/approve';
import { readBaselines } from '../../harness/visual/baselines';
import { visualReport } from '../../harness/visual/report';
import { writeRun } from '../../harness/visual/report-files';
import { runVisual } from '../../harness/visual/run';
import { countVerdicts, type Run } from '../../harness/visual/shot';
import { summaryLines } from '../../harness/visual/summary';

const only = ['Components/Card', 'features-news-homenews--loading'];
let place: string;

async function run(folder: string, report: string, all = false): Promise<Run> {
  const baselines = readBaselines(folder);
  const found = await runVisual({
    storybook: 'storybook-static',
    baselines,
    folder,
    report,
    only,
    all,
    workers: 1,
  });
  writeRun(report, found);
  return found;
}

test.beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'visual-run-'));
});
test.afterAll(() => rmSync(place, { recursive: true, force: true }));

test('a second run on the same code takes no pictures, and finds no difference where it has to', async () => {
  test.setTimeout(180_000);
  const folder = join(place, 'approved');
  const report = join(place, 'report');
  const first = await run(folder, report);
  expect(first.shots).toHaveLength(20);
  expect(countVerdicts(first.shots)).toMatchObject({ new: 20 });
  expect(visualReport(first)).toContain('features-news-homenews--loading.dark-phone.webp');

  expect(approve([], report, folder)).toMatchObject({ accepted: 20, refused: [] });
  expect(readdirSync(join(folder, 'pictures'))).toHaveLength(20);

  const next = await run(folder, report);
  expect([next.visited, next.shots, next.faults, next.texts]).toEqual([5, [], [], []]);

  const second = await run(folder, report, true);
  expect(countVerdicts(second.shots)).toMatchObject({ unchanged: 20, changed: 0 });
  expect(second.shots.filter(({ nearly }) => nearly)).toEqual([]);
  expect(summaryLines(second).at(-1)).toMatch(/^What some stories are made of has changed|0 faults\. 20 unchanged, 0 changed: 20 pictures/);
});

test('a browser that hangs is replaced by a new one, and so is one that has shown much', async () => {
  const opened: BrowserContext[] = [];
  const seen: [item: string, browser: number][] = [];
  const open = async (context: BrowserContext) => opened.push(context) - 1;
  await eachIn(
    ['one', 'two', 'three', 'four'],
    open,
    async (item, first, renew) => {
      const browser = item === 'two' ? await renew() : first;
      seen.push([item, browser]);
      await opened[browser]?.newPage();
    },
    { workers: 1, serviceWorkers: 'block', renewAfter: 2 },
  );
  // 'two' asked for the second one, which has shown two of them by then.
  expect(seen).toEqual([
    ['one', 0],
    ['two', 1],
    ['three', 1],
    ['four', 2],
  ]);
  await expect(opened[0]?.newPage()).rejects.toThrow();
});
