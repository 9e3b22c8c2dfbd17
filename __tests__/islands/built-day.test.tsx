import type { ReactElement } from 'react';
import { everyBlock } from '../support/every-block';
import { builtHtml, pageNames, pageOf } from './support/built-page';

/** Days on which everything that knows the day says something else. */
const days = ['2026-11-20T09:00:00+05:30', '2028-02-29T23:59:00+05:30'];

/** The HTML of a page that is built on each of the days. */
async function builtOnEach(page: () => Promise<ReactElement>): Promise<string[]> {
  const built: string[] = [];
  for (const day of days) {
    jest.useFakeTimers({ now: new Date(day), doNotFake: ['queueMicrotask', 'nextTick'] });
    built.push(await builtHtml(await page()));
    jest.useRealTimers();
  }
  return built;
}

it.each(pageNames)('builds the same HTML of the page %s on every day', async (name) => {
  const [first, second] = await builtOnEach(() => pageOf(name));
  expect(first).toContain('</main>');
  expect(second).toBe(first);
});

it('builds the same HTML of every content block on every day', async () => {
  const [first, second] = await builtOnEach(everyBlock);
  expect(second).toBe(first);
});

it('would notice a page that knows the day', async () => {
  const { today } = await import('../../src/lib/dates/plain-date');
  const [first, second] = await builtOnEach(() => Promise.resolve(<p>{today()}</p>));
  expect(second).not.toBe(first);
});
