/** @jest-environment node */
import { scripts } from '../package.json';
import { asTerminal, runCommand } from './support/run-command';

const commands = Object.entries(scripts).flatMap(([script, line]) => {
  const file = /^tsx (\S+\.ts)$/.exec(line)?.[1];
  if (!file) return [];
  const isShort = script === 'test' || script === 'start';
  return [{ name: isShort ? `npm ${script}` : `npm run ${script}`, file }];
});
const colour = '\u001B[';

it('finds the commands', () => {
  expect(commands.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'npm test',
      'npm start',
      'npm run serve',
      'npm run inbox',
      'npm run bench',
    ]),
  );
});

describe.each(commands)('$name', ({ name, file }) => {
  it('tells how it is used, and how it ends', async () => {
    const { status, output, errorOutput } = await runCommand(file, ['--help']);
    expect(output).toMatch(new RegExp(`^${name}( -- \\S.*)?\n\n[A-Z]`));
    expect(output).toContain('  --help');
    expect(output).toMatch(/Ends with status\n {2}0 {3}\S.*\n {2}1 {3}\S.*\n {2}2 {3}\S.*\n$/);
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110);
    expect(output).not.toContain(colour);
    expect({ status, errorOutput }).toEqual({ status: 0, errorOutput: '' });
  });
});

// The others' readers have tests of their own; whatever develop does not know it hands to Gatsby.
const strict = commands.filter(({ name }) =>
  / (serve|start|test|content:check|content:stale|visual:approve|screenshots)$/.test(name),
);

it.each(strict)('$name refuses what it does not know, with status 2', async ({ name, file }) => {
  const { status, output, errorOutput } = await runCommand(file, ['--nonsense']);
  expect(errorOutput).toBe(`Unknown option '--nonsense'\nHow it is used: ${name} -- --help\n`);
  expect({ status, output }).toEqual({ status: 2, output: '' });
});

it('names the steps of the tests to whoever asks for another', async () => {
  const { status, errorOutput } = await runCommand('harness/test/run.ts', ['unit', 'everything']);
  expect(errorOutput).toContain(
    'There is no step everything. There are: types, lint, imports, format,',
  );
  expect(status).toBe(2);
});

it('tells an old Node before anything fails', async () => {
  const before = "Object.defineProperty(process, 'version', { value: 'v18.20.8' })";
  const { status, errorOutput } = await runCommand('src/content-service/main.ts', [], { before });
  expect(errorOutput).toMatch(/^This is Node 18\.20\.8; the project needs .+\.\n$/);
  expect(status).toBe(1);
});

it('is coloured where that is asked for, and never against NO_COLOR', async () => {
  const help = (env: Record<string, string>, before = '') =>
    runCommand('harness/load.ts', ['--help'], { env, before });
  expect((await help({ FORCE_COLOR: '1' })).output).toContain(colour);
  expect((await help({ TERM: 'xterm' }, asTerminal)).output).toContain(colour);
  expect((await help({ TERM: 'xterm', NO_COLOR: '1' }, asTerminal)).output).not.toContain(colour);
});
