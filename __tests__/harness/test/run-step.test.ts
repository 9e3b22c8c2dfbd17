/** @jest-environment node */
import { runStep } from '../../../harness/test/run-step';
import type { Command, Step } from '../../../harness/test/step';

const node = (script: string): Command => ({ program: process.execPath, args: ['-e', script] });
const step = (...commands: Command[]): Step => ({ name: 'step', commands });

let output = '';
beforeEach(() => {
  output = '';
  jest.spyOn(console, 'log').mockImplementation((line: string) => {
    output += `${line}\n`;
  });
});
afterEach(() => jest.restoreAllMocks());

const alongside = { failed: undefined, only: false };
const passed = { passed: 1, failed: 0, skipped: 0 };
const failed = { passed: 0, failed: 1, skipped: 0 };

it('counts a step without a report as one, and prints what it says', async () => {
  const result = await runStep(step(node("console.log('all is well')")), alongside);
  expect(result).toMatchObject({ name: 'step', count: passed, failed: false });
  expect(output).toBe('\n== step\nall is well\n\n');
});

it('runs no further command after one that failed', async () => {
  const commands = [node('process.exit(3)'), node("console.log('further')")];
  expect((await runStep(step(...commands), alongside)).count).toEqual(failed);
  expect(output).not.toContain('further');
});

it('says why a step is not run', async () => {
  const impossible = { ...step(node('')), missing: () => 'No Chromium was found.' };
  expect((await runStep(step(node('')), { ...alongside, failed: 'build' })).count).toEqual(failed);
  expect((await runStep(impossible, alongside)).count).toEqual(failed);
  expect(output).toBe(
    "\n== step\nNot run, since 'build' failed.\n\n== step\nNo Chromium was found.\n",
  );
});

it('fails where a program is not there', async () => {
  const absent = step({ program: 'no-such-program', args: [] });
  expect((await runStep(absent, alongside)).count).toEqual(failed);
  expect(output).toContain('no-such-program');
});
