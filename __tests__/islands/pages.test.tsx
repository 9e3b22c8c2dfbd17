import type { ReactElement } from 'react';
import { frontPageLists } from './support/front-page-lists';
import { everyBlock } from '../support/every-block';
import { builtHtml, pageNames, pageOf } from './support/built-page';

/** The calendar knows its day only in the browser, and renders the month of it as soon as it is live. */
const rendersAgain = 'home-calendar';
const met = new Set<string>();
const before = window.fetch;
const warn = jest.spyOn(console, 'warn');
const complain = jest.spyOn(console, 'error');

beforeEach(() => {
  // The content service does not answer while a page is looked at.
  window.fetch = () => new Promise(() => undefined);
  for (const spy of [warn, complain]) spy.mockReset();
});
afterAll(() => {
  window.fetch = before;
});

/** A page as it is built, in the document. Gives its islands. */
async function open(page: ReactElement): Promise<HTMLElement[]> {
  document.body.innerHTML = await builtHtml(page);
  return [...document.querySelectorAll<HTMLElement>('[data-island]')];
}

/** Starts an island by what the registry has under its name. */
async function start(element: HTMLElement) {
  const { islands } = await import('../../src/islands/registry');
  const { startIsland } = await import('../../src/islands/start-island');
  const name = element.dataset.island ?? '';
  met.add(name);
  await startIsland(element, islands[name]!);
}

/** Every island takes over the very nodes that were built, and React has nothing to fix. */
async function expectAllLive(elements: HTMLElement[]) {
  for (const element of elements) {
    const built = [...element.children];
    await start(element);
    expect(element).toHaveAttribute('data-live');
    const kept = built.every((node) => node.parentNode === element);
    expect([element.dataset.island, kept]).toEqual([
      element.dataset.island,
      element.dataset.island !== rendersAgain,
    ]);
  }
  expect(warn.mock.calls).toEqual([]);
  expect(complain.mock.calls).toEqual([]);
}

it.each(pageNames)('takes over the HTML of the page %s as it was built', async (name) => {
  await expectAllLive(await open(await pageOf(name)));
});

it('takes over the HTML of every content block', async () => {
  await expectAllLive(await open(await everyBlock()));
});

it('leaves the lists of the front page to behaviours where they stand in it', async () => {
  const builtOf = frontPageLists();
  document.body.innerHTML = await builtHtml(await pageOf('index'), builtOf);
  const complete = document.querySelectorAll<HTMLElement>('[data-lists]');
  const still = [...complete].filter(({ dataset }) => dataset.on === 'change');
  expect(still.map(({ dataset }) => dataset.island)).toEqual([
    'home-highlights',
    'home-registration',
    'home-notifications',
    'home-principal',
    'home-events',
    'home-news',
    'home-gallery',
  ]);
  const within = still.flatMap((element) => [
    ...element.querySelectorAll<HTMLElement>('[data-island]'),
  ]);
  for (const element of within) {
    await start(element);
    expect(element).toHaveAttribute('data-live');
  }
  expect(within.map(({ dataset }) => dataset.island)).toEqual([
    'marquee',
    'notifications',
    ...Array.from({ length: 4 }, () => 'carousel'),
  ]);
  expect(complain.mock.calls).toEqual([]);
});

it('has met every island of the registry by now', async () => {
  const { islands } = await import('../../src/islands/registry');
  expect([...met].sort()).toEqual(Object.keys(islands).sort());
});
