/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

it('says nothing of an output that is no longer read, and ends as ever', async () => {
  const args = ['src/cli/school.mjs', 'stale', '--on', '2036-11-14'];
  const command = spawn(process.execPath, args);
  command.stdout.destroy();
  const words: string[] = [];
  command.stderr.on('data', (text: Buffer) => words.push(text.toString()));
  await once(command, 'close');
  expect(words.join('')).toBe('');
  expect(command.exitCode).toBe(1);
});
