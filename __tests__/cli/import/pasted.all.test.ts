/** @jest-environment node */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { nodeArguments, plainEnvironment } from '../../support/run-command';
import { removeFolders } from '../support/copied-content';
import { fixture, read, school } from './support';

afterAll(removeFolders);

it('reads what is pasted, in a process of its own', async () => {
  const dir = school();
  const args = ['import', '-', '--dir', dir, '--yes'];
  const child = spawn(process.execPath, [...nodeArguments('src/cli/school.ts', ''), ...args], {
    env: plainEnvironment({}),
  });
  let output = '';
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
  child.stdin.end(readFileSync(fixture('pasted.tsv')));
  const status = await new Promise((done) => child.on('close', done));
  expect(output).toContain('pasted table → content/service/birthdays.csv');
  expect(status).toBe(0);
  expect(read(dir, 'service/birthdays.csv')).toContain('Zoë D’Souza,5 A,5 April\n');
}, 60_000);
