/** @jest-environment node */
import { engines } from '../../../package.json';
import { complaintAboutNode } from '../../../src/lib/terminal/node-version';

const wanted = '>=20.19 <21 || >=22.12';

it.each(['v20.19.0', 'v20.20.2', 'v22.12.0', 'v24.1.0'])('takes Node %s', (version) => {
  expect(complaintAboutNode(version, wanted)).toBeUndefined();
});

it.each(['v8.17.0', 'v18.20.8', 'v20.18.3', 'v21.7.3', 'v22.11.0'])('refuses %s', (version) => {
  expect(complaintAboutNode(version, wanted)).toContain(`This is Node ${version.slice(1)}; `);
});

it('says what to install', () => {
  expect(complaintAboutNode('v18.20.8', wanted)).toBe(
    'This is Node 18.20.8; the project needs >=20.19 <21 || >=22.12. ' +
      'Install a newer one from https://nodejs.org, or run `nvm install 24`.',
  );
});

it('understands what package.json wants, and nothing that it would read wrongly', () => {
  expect(complaintAboutNode(process.version, engines.node)).toBeUndefined();
  expect(() => complaintAboutNode('v22.0.0', '^20.19')).toThrow('"^20.19" is not understood');
});
