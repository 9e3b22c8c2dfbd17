/** @jest-environment node */
import { esbuildTargets } from '../../../src/build/bundle/browser-targets';

it('gives esbuild the browsers of package.json', () => {
  expect(esbuildTargets()).toEqual(
    expect.arrayContaining(['chrome100', 'firefox102', 'safari15.6', 'ios15.6']),
  );
  expect(esbuildTargets(['Chrome >= 120', 'Samsung >= 19'])).toEqual(['chrome120']);
});

it('will not pass over a query that it cannot read', () => {
  expect(() => esbuildTargets(['last 2 versions'])).toThrow('"last 2 versions"');
  expect(() => esbuildTargets(['Opera >= 80'])).toThrow('"Opera >= 80"');
});
