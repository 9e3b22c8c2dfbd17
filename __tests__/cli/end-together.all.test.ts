/** @jest-environment node */
import { spawn } from 'node:child_process';
import { endTogether } from '../../src/cli/develop';

const node = (code: string) => spawn(process.execPath, ['-e', code], { stdio: 'ignore' });
const waiting = () => node('setInterval(() => undefined, 1000)');

it.each([
  ['process.exit(0)', 0],
  ['process.exit(3)', 3],
  ["process.kill(process.pid, 'SIGKILL')", 137],
  ["process.kill(process.pid, 'SIGTERM')", 143],
])('ends all when one does, with its status: %s', async (code, status) => {
  const other = waiting();
  expect(await endTogether([other, node(code)])).toBe(status);
  expect(other.signalCode).toBe('SIGTERM');
});

it('has status 1 when one can’t be started', async () => {
  const output = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await endTogether([waiting(), spawn('./no-such-program')])).toBe(1);
  expect(output).toHaveBeenCalledWith(expect.stringContaining('no-such-program'));
  output.mockRestore();
});

it('has status 0 when somebody ends it', async () => {
  const ended = endTogether([waiting(), waiting()]);
  process.emit('SIGINT');
  expect(await ended).toBe(0);
});
