import { act, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { lazyPart } from '../../src/layout/lazy-part';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Counter() {
  const [times, setTimes] = useState(0);
  return <button onClick={() => setTimes(times + 1)}>Pressed {times}</button>;
}

it('leaves the built page as it is while its script cannot be fetched, and asks again', async () => {
  let online = false;
  const load = jest.fn(async () => {
    if (!online) throw new Error('Loading chunk 993 failed.');
    return Counter;
  });
  const Part = lazyPart(load);
  const page = (
    <Suspense>
      <Part />
    </Suspense>
  );
  const place = document.body.appendChild(document.createElement('div'));
  // As React writes a part that was complete when the page was built.
  place.innerHTML = '<!--$--><button>Pressed <!-- -->0</button><!--/$-->';
  const root = await act(async () => hydrateRoot(place, page));
  await act(async () => window.dispatchEvent(new Event('scroll')));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 0');

  await act(async () => jest.advanceTimersByTimeAsync(2000));
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => jest.advanceTimersByTimeAsync(3999));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 0');

  online = true;
  await act(async () => jest.advanceTimersByTimeAsync(1));
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
  act(() => root.unmount());
  place.remove();
});
