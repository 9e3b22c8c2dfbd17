/** @jest-environment node */
import { withSecondTry } from '../../../harness/shots/second-try';

/** Windows by number; a new one each time it is asked for. */
function windows() {
  let opened = 1;
  return { worker: 1, renew: async () => (opened += 1), opened: () => opened };
}

/** Work that fails in the given windows, and the windows it was tried in. */
function workFailingIn(...failing: number[]) {
  const tried: number[] = [];
  const work = async (window: number) => {
    tried.push(window);
    if (failing.includes(window)) throw new Error(`page.goto: Timeout in ${window}\nCall log: …`);
  };
  return { work, tried };
}

it('tries once what succeeds', async () => {
  const { work, tried } = workFailingIn();
  const browser = windows();
  expect(await withSecondTry(work, browser)).toBeUndefined();
  expect([tried, browser.opened()]).toEqual([[1], 1]);
});

it('tries again in a new browser what took too long', async () => {
  const { work, tried } = workFailingIn(1);
  expect(await withSecondTry(work, windows())).toBeUndefined();
  expect(tried).toEqual([1, 2]);
});

it('gives the reason in one line when it failed twice, and leaves a new browser to the next', async () => {
  const { work, tried } = workFailingIn(1, 2);
  const browser = windows();
  expect(await withSecondTry(work, browser)).toBe('page.goto: Timeout in 2');
  expect([tried, browser.opened()]).toEqual([[1, 2], 3]);
});

it('leaves behind what never ends', async () => {
  const never = () => new Promise<void>(() => undefined);
  const browser = windows();
  expect(await withSecondTry(never, { ...browser, limit: 10 })).toBe('no end after 0 s');
  expect(browser.opened()).toBe(3);
});
