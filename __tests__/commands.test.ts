/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { scripts } from '../package.json';
import { school } from '../src/cli/program';
import { asTerminal, runCommand } from './support/run-command';
import { runHere } from './support/run-here';

const program = 'src/cli/school.ts';
const colour = '\u001B[';

it('has at most 18 scripts, each in the README', () => {
  const names = Object.keys(scripts);
  const readme = readFileSync('README.md', 'utf8');
  const table = readme.slice(readme.indexOf('## Commands'), readme.indexOf('## Licence'));
  expect(names.length).toBeLessThanOrEqual(18);
  expect(names.filter((name) => !new RegExp(`[\` ]${name}[\` ]`).test(table))).toEqual([]);
});

it('starts commands that there are', () => {
  const started = Object.values(scripts).flatMap(
    (line) => /school\.mjs (\S+)/.exec(line)?.[1] ?? [],
  );
  expect(school.commands.map((one) => one.name())).toEqual(expect.arrayContaining(started));
  expect(started).toContain('check');
});

describe.each(school.commands.map((one) => one.name()))('npx school %s', (name) => {
  it('tells how it is used, and how it ends', async () => {
    const { status, output, errorOutput } = await runHere([name, '--help']);
    expect(output).toMatch(new RegExp(`^Usage: npx school ${name}( \\S.*)?\n\n[A-Z]`));
    expect(output).toContain('  -h, --help');
    expect(output).toMatch(/Ends with status:\n {2}0 {2}\S.*\n {2}1 {2}\S[^]*\n {2}2 {2}\S.*\n$/);
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110);
    expect({ status, errorOutput }).toEqual({ status: 0, errorOutput: '' });
  });
});

// Gatsby has options of its own.
const strict = school.commands
  .map((one) => one.name())
  .filter((name) => !/^(?:build|develop)$/.test(name));

it.each(strict)('%s refuses what it does not know, with status 2', async (name) => {
  const { status, output, errorOutput } = await runHere([name, '--nonsense']);
  expect(errorOutput).toBe(
    `Unknown option '--nonsense'\nHow it is used: npx school ${name} --help\n`,
  );
  expect({ status, output }).toEqual({ status: 2, output: '' });
});

it('says what to do about a name with blanks that stands without quotes', async () => {
  const { status, errorOutput } = await runHere(['import', 'May', '2026.pdf']);
  expect(errorOutput).toContain('Put a name with blanks in it between quotes: "May 2026.pdf".');
  expect(status).toBe(2);
});

it('lists its commands, and says what was meant by one that is not there', async () => {
  const { status, output } = await runCommand(program, []);
  for (const one of school.commands) expect(output).toContain(`  ${one.name()} `);
  expect(output).not.toContain(colour);
  expect(status).toBe(0);
  const unknown = await runCommand(program, ['chek']);
  expect(unknown.errorOutput).toBe(
    "Unknown command 'chek'\n(Did you mean check?)\nHow it is used: npx school --help\n",
  );
  expect(unknown.status).toBe(2);
});

it('takes a folder or a port from an option, or else from the environment', async () => {
  const wrong = { status: 2, errorOutput: expect.stringContaining('no folder /nowhere') as string };
  expect(await runHere(['serve', '--dir', '/nowhere'])).toMatchObject(wrong);
  expect(await runHere(['serve'], { CONTENT_DIR: '/nowhere' })).toMatchObject(wrong);
  const port = await runHere(['serve', '--port', 'many'], { PORT: '9000' });
  expect(port.errorOutput).toContain('PORT must be a whole number, not "many"');
});

it('completes commands and options', async () => {
  const { output } = await runHere(['completion']);
  expect(output).toMatch(/words='start develop build .*completion'/);
  expect(output).toContain("check) words='--dir --fix --live --timeout --json --help'");
});

it('tells an old Node before anything fails', async () => {
  const before = "Object.defineProperty(process, 'version', { value: 'v18.20.8' })";
  const { status, errorOutput } = await runCommand(program, [], { before });
  expect(errorOutput).toMatch(/^This is Node 18\.20\.8; the project needs .+\.\n$/);
  expect(status).toBe(1);
});

it('is coloured where that is asked for, and never against NO_COLOR', async () => {
  const help = (env: Record<string, string>, before = '') =>
    runCommand(program, ['--help'], { env, before });
  expect((await help({ FORCE_COLOR: '1' })).output).toContain(colour);
  expect((await help({ TERM: 'xterm' }, asTerminal)).output).toContain(colour);
  expect((await help({ TERM: 'xterm', NO_COLOR: '1' }, asTerminal)).output).not.toContain(colour);
});
