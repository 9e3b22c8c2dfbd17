/** @jest-environment node */
import {
  askedScript,
  formScript,
  listScript,
  startingScript,
  timesScript,
  waitingScript,
} from '../../../src/build/finish/boot-scripts';
import { headScript } from '../../../src/theme/head-script';

// What the scripts do is asserted in `__tests__/islands/boot`; here, what is bundled into each kind.
const scripts = {
  waitingScript: waitingScript(),
  askedScript: askedScript(),
  formScript: formScript(),
  startingScript: startingScript(),
  listScript: listScript(),
};

it.each(Object.entries(scripts))('%s can stand in a page as it is', (_name, text) => {
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
const kinds = {
  waitingScript: ['a colour mode', 'early presses'],
  askedScript: ['what the address asks', 'a colour mode', 'early presses'],
  formScript: ['a draft', 'a colour mode', 'early presses'],
  startingScript: ['a start after the paint', 'a colour mode', 'early presses'],
  listScript: ['a start after the paint', 'a call sent ahead', 'a colour mode', 'early presses'],
};

it.each(Object.keys(scripts) as (keyof typeof scripts)[])(
  '%s holds what its pages need',
  (name) => {
    const held = Object.entries(parts)
      .filter(([, word]) => scripts[name].includes(word))
      .map(([part]) => part);
    expect(held).toEqual(kinds[name]);
  },
);

it('adds little to a page on which something comes or goes', () => {
  expect(() => new Function(timesScript())).not.toThrow();
  expect(Buffer.byteLength(timesScript())).toBeLessThan(600);
});

it('leaves a document 1 KB of inline script, the one in its head included', () => {
  expect(Buffer.byteLength(headScript + waitingScript())).toBeLessThanOrEqual(1024);
});
