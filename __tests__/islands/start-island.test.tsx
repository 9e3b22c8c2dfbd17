import { waitFor } from '@testing-library/dom';
import { type ComponentType, useState } from 'react';
import type { PressedButton } from '../../src/islands/pending-clicks';
import { islandHost } from '../../src/islands/render';
import { hydrate } from '../../src/islands/root';
import { startIsland } from '../../src/islands/start-island';
import type { IslandEntry } from '../../src/islands/hydration';

const warn = jest.spyOn(console, 'warn');
const complain = jest.spyOn(console, 'error');
beforeEach(() => {
  warn.mockReset();
  complain.mockReset();
  document.body.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
  expect(complain).not.toHaveBeenCalled();
});

function Counter() {
  const [times, setTimes] = useState(0);
  return <button onClick={() => setTimes(times + 1)}>Pressed {times}</button>;
}

/** The built HTML of an island, in the page. */
function island(Component: ComponentType): HTMLElement {
  const element = document.createElement('div');
  element.dataset.island = 'counter';
  element.innerHTML = islandHost().render('news-list', <Component />, '').html;
  return document.body.appendChild(element);
}
const entryOf = (Component: ComponentType): IslandEntry => ({
  hydrateOn: 'load',
  load: async () => (element) => hydrate(Component, element),
});
const button = (element: HTMLElement) => element.querySelector<PressedButton>('button');

it('leaves the built page as it is while its script cannot be fetched, and asks again', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  let online = false;
  const load = jest.fn(async () => {
    if (!online) throw new Error('Loading chunk 993 failed.');
    return entryOf(Counter).load(element);
  });
  const element = island(Counter);
  const started = startIsland(element, { hydrateOn: 'load', load });
  await jest.advanceTimersByTimeAsync(1999);
  expect(load).toHaveBeenCalledTimes(1);
  expect(button(element)).toHaveTextContent('Pressed 0');
  expect(element.dataset).not.toHaveProperty('live');

  // The waits grow: two seconds, four, eight, and so on to a minute.
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(3999);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1 + 8_000 + 16_000 + 32_000 + 60_000);
  expect(load).toHaveBeenCalledTimes(7);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(load).toHaveBeenCalledTimes(7);
  expect(button(element)).toHaveTextContent('Pressed 0');

  online = true;
  // It starts in a task of its own once its script is there.
  await jest.advanceTimersByTimeAsync(2);
  await started;
  expect(element.dataset).toHaveProperty('live');
  jest.useRealTimers();
  button(element)?.click();
  await waitFor(() => expect(button(element)).toHaveTextContent('Pressed 1'));
});

it('starts an island once, however often it is asked to', async () => {
  const load = jest.fn(entryOf(Counter).load);
  const element = island(Counter);
  await Promise.all([
    startIsland(element, { hydrateOn: 'load', load }),
    startIsland(element, { hydrateOn: 'load', load }),
  ]);
  await startIsland(element, { hydrateOn: 'load', load });
  expect(load).toHaveBeenCalledTimes(1);
});

it('repeats a press that came before, once, when the island answers', async () => {
  const element = island(Counter);
  // What the boot script of the page does with such a press.
  button(element)!.pendingClick = true;
  await startIsland(element, entryOf(Counter));
  await waitFor(() => expect(button(element)).toHaveTextContent('Pressed 1'));
  expect(button(element)).not.toHaveProperty('pendingClick');
});

it('repeats the presses of its own buttons only', async () => {
  const [first, second] = [island(Counter), island(Counter)];
  button(second)!.pendingClick = true;
  await startIsland(first, entryOf(Counter));
  expect(button(second)).toHaveProperty('pendingClick');
  expect(button(first)).toHaveTextContent('Pressed 0');
});

describe('a fault in one island', () => {
  /** What React itself reports of a component. */
  const reported = expect.stringContaining('The above error occurred in the <');

  const broken = (message: string): IslandEntry => {
    const Broken = (): never => {
      throw new Error(message);
    };
    return entryOf(Broken);
  };

  it('leaves its HTML, and the others', async () => {
    const [first, second] = [island(Counter), island(Counter)];
    const [html, node] = [first.innerHTML, first.firstChild];
    await Promise.all([
      startIsland(first, broken('No such field.')),
      startIsland(second, entryOf(Counter)),
    ]);
    expect(first.innerHTML).toBe(html);
    expect(first.firstChild).toBe(node);
    expect(first.dataset).not.toHaveProperty('live');
    expect(warn).toHaveBeenCalledWith(
      'A part of the page could not be started: Error: No such field.',
    );
    expect(complain).toHaveBeenCalledWith(reported);
    complain.mockReset();
    button(second)?.click();
    await waitFor(() => expect(button(second)).toHaveTextContent('Pressed 1'));
  });

  it('leaves what it showed when it comes later', async () => {
    function Fragile() {
      const [gone, setGone] = useState(false);
      if (gone) throw new Error('Gone.');
      return <button onClick={() => setGone(true)}>Open</button>;
    }
    const element = island(Fragile);
    await startIsland(element, entryOf(Fragile));
    const html = element.innerHTML;
    button(element)?.click();
    await waitFor(() => expect(complain).toHaveBeenCalledWith(reported));
    complain.mockReset();
    expect(element.innerHTML).toBe(html);
  });

  it('in a behaviour leaves its HTML too', async () => {
    const element = island(Counter);
    const html = element.innerHTML;
    await startIsland(element, {
      hydrateOn: 'interaction',
      load: async () => () => {
        throw new TypeError('No buttons.');
      },
    });
    expect(element.innerHTML).toBe(html);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('TypeError: No buttons.'));
  });
});
