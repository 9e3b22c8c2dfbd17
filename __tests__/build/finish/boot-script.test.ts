/** @jest-environment node */
import { bootScript, inlineScript } from '../../../src/build/finish/boot-scripts';
import { headScript } from '../../../src/theme/head-script';

// What the scripts do is asserted in `__tests__/islands/boot`; here, what is bundled into each kind.
const kinds = {
  document: ['a colour mode', 'early presses'],
  asked: ['what the address asks', 'a colour mode', 'early presses'],
  form: ['a draft', 'a colour mode', 'early presses'],
  live: ['a start after the paint', 'a colour mode', 'early presses'],
  list: ['a start after the paint', 'a call sent ahead', 'a colour mode', 'early presses'],
};
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

it.each(kindNames)('the script of kind "%s" can stand in a page as it is', (kind) => {
  const text = bootScript(kind);
  expect(() => new Function(text)).not.toThrow();
  expect(text).not.toMatch(/<\/script|<!--|\n/i);
  expect(text).not.toContain('use strict');
});

/** What a kind of page may need, and the word by which it is known. */
const parts = {
  'a draft': 'data-draft',
  'what the address asks': 'location.search&&',
  'a start after the paint': 'PerformanceObserver',
  'a call sent ahead': 'data-preload',
  'a colour mode': 'prefers-color-scheme:dark',
  'early presses': 'pendingClick',
};

it.each(kindNames)('the script of kind "%s" holds what its pages need', (kind) => {
  const held = Object.entries(parts)
    .filter(([, word]) => bootScript(kind).includes(word))
    .map(([part]) => part);
  expect(held).toEqual(kinds[kind]);
});

it('adds little to a page on which something comes or goes', () => {
  expect(() => new Function(inlineScript('times'))).not.toThrow();
  expect(Buffer.byteLength(inlineScript('times'))).toBeLessThan(600);
});

it('leaves a document 1 KB of inline script, the one in its head included', () => {
  expect(Buffer.byteLength(headScript + bootScript('document'))).toBeLessThanOrEqual(1024);
});
