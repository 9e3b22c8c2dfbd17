import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { add, type Count, countOf } from '../test/count';
import { dayless, instants } from './days';
import type { Options } from './options';

const folder = '__tests__/e2e';

/** The test files that depend on the day, by their names without the ending. */
export function dayFiles(wanted: readonly string[]): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .flatMap((file) => /^(.*)\.spec\.ts$/.exec(file)?.[1] ?? [])
    .sort();
  const gone = Object.keys(dayless).find((name) => !all.includes(name));
  if (gone) throw new Error(`harness/instants/days.ts names ${gone}, which is no test any more`);
  const left = all.filter((name) => !(name in dayless));
  const found = left.filter(
    (name) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
  if (found.length > 0) return found;
  throw new Error(`no test that depends on the day is called ${wanted.join(' or ')}`);
}

/** Runs the browser tests once for each instant in each zone, one run after the other. */
export function runInstants({ instants: names, zones, files }: Options): void {
  const specs = dayFiles(files).map((name) => `${folder}/${name}.spec.ts`);
  let total: Count = { passed: 0, failed: 0, skipped: 0 };
  const failed: string[] = [];
  for (const name of names) {
    for (const zone of zones) {
      const run = `${name}, ${instants[name]}, seen from ${zone}`;
      console.log(`\n== ${run}`);
      const report = `reports/instants/${name}-${zone.replace('/', '-')}.json`;
      const { status } = spawnSync('node_modules/.bin/playwright', ['test', ...specs], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          E2E_NOW: instants[name],
          E2E_TIMEZONE: zone,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      });
      const count = countOf('playwright', report, status ?? 1);
      if (count.failed > 0) failed.push(run);
      total = add(total, count);
    }
  }
  for (const run of failed) console.log(`failed: ${run}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}
