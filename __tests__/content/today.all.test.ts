/** @jest-environment node */
import { buildSync } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { blockRegistry } from '../../src/blocks/schemas';
import { loadContent } from '../../src/content/load';
import { lineAt } from '../../src/lib/dates/today-table';

const sample = loadContent({ contentDir: 'content', blocks: blockRegistry }).content!;
const { table } = sample.today!;
const moment = (day: string, time: string) => Date.parse(`${day}T${time}+05:30`);
const lineOf = (day: string, time: string) => lineAt(table, moment(day, time));

it('says the same in every time zone, at every minute of the days on which it changes', () => {
  const starts = ['2025-04-02', '2025-10-17', '2025-11-15', '2025-12-31', '2026-03-31'];
  const { outputFiles } = buildSync({
    entryPoints: ['src/lib/dates/today-table.ts'],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
  });
  const minutes = starts.flatMap((day) =>
    Array.from({ length: 2 * 1440 }, (_, minute) => moment(day, '00:00') + minute * 60_000),
  );
  const code = `${outputFiles[0]?.text}
    const [table, minutes] = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
    console.log(JSON.stringify(minutes.map((now) => module.exports.lineAt(table, now))));`;
  const inZone = (TZ: string) =>
    JSON.parse(
      execFileSync(process.execPath, ['-e', code], {
        input: JSON.stringify([table, minutes]),
        env: { ...process.env, TZ },
        encoding: 'utf8',
        maxBuffer: 8_000_000,
      }),
    ) as string[];
  // The day and the minute as the time zone's own rules give them, and not an offset.
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const there = minutes.map((now) => {
    const [day = '', time = ''] = clock.format(now).split(' ');
    return lineOf(day, time);
  });
  for (const zone of ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    expect({ zone, lines: inZone(zone) }).toEqual({ zone, lines: there });
  }
  expect(new Set(there).size).toBeGreaterThan(12);
});
