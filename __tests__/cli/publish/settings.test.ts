/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPassword, readSettings } from '../../../src/cli/publish/settings';

const dir = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function settingsOf(yaml: string) {
  writeFileSync(join(dir, 'site.yaml'), yaml);
  return readSettings(dir);
}

it('makes a file to upload where nothing is said, and Pages of a workflow', () => {
  const { GITHUB_ACTIONS: before } = process.env;
  delete process.env.GITHUB_ACTIONS;
  expect(settingsOf('name: A')).toEqual({ target: 'zip' });
  process.env.GITHUB_ACTIONS = 'true';
  expect(settingsOf('name: A')).toEqual({ target: 'github-pages' });
  expect(settingsOf('publish: { target: zip }')).toEqual({ target: 'zip' });
  if (before === undefined) delete process.env.GITHUB_ACTIONS;
  else process.env.GITHUB_ACTIONS = before;
});

const server =
  'target: ftp, host: ftp.hillview.example, user: a@hillview.example, folder: /public_html';

it.each([
  ['target: fpt', 'unknown word "fpt"; did you mean "ftp"?'],
  [
    'target: ftp, host: ftp.hillview.example, folder: /',
    '"user" is missing, which the target ftp needs',
  ],
  ['target: cloudflare-pages', '"project" is missing, which the target cloudflare-pages needs'],
  [`${server}, password: secret`, 'unknown key "password"'],
  [
    server.replace('ftp.hillview.example', '-oProxyCommand=x'),
    '"-oProxyCommand=x" is no name of a server',
  ],
  [server.replace('ftp.hillview.example', 'ftp://hillview.example'), 'is no name of a server'],
  [server.replace('/public_html', '../other'), '"../other" is no folder'],
  [server.replace('a@hillview.example', '--x'), '"--x" is no user'],
])('refuses publish: { %s }', (yaml, words) => {
  expect(() => settingsOf(`publish: { ${yaml} }`)).toThrow(words);
});

it('reads the password from the environment alone, and says so', async () => {
  const account = { host: 'ftp.hillview.example', user: 'a', folder: '/' };
  const { PUBLISH_PASSWORD: before } = process.env;
  process.env.PUBLISH_PASSWORD = 'secret';
  expect(await readPassword(account)).toBe('secret');
  delete process.env.PUBLISH_PASSWORD;
  await expect(readPassword(account)).rejects.toThrow('environment variable PUBLISH_PASSWORD');
  if (before !== undefined) process.env.PUBLISH_PASSWORD = before;
});
