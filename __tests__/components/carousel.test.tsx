import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Carousel } from '../../src/components/carousel/carousel';
import { carouselBehaviour } from '../../src/components/carousel/carousel.behaviour';
import { layOutSlides, type SlideLayout } from '../support/row-layout';

const view = (count: number, byHand = false) => (
  <Carousel label="events" slides={{ base: 3, upTo: [] }} foot="All events" byHand={byHand}>
    {Array.from({ length: count }, (_, index) => (
      <a key={index} href={`/e/${index}`}>
        Event {index + 1}
      </a>
    ))}
  </Carousel>
);

const motion = (reduced: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: reduced && media.includes('reduced-motion'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

let layout: SlideLayout;
beforeEach(() => {
  layout = layOutSlides(3);
  motion(false);
});
afterEach(() => {
  layout.restore();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

const row = () => screen.getByRole('region', { name: 'events, scrolls sideways' });
const press = (word: string) => fireEvent.click(screen.getByRole('button', { name: word }));
/** The events that Tab reaches. */
const reached = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.tabIndex === 0)
    .map(({ textContent }) => textContent);

it('is a row that scrolls and snaps in the built page, with every slide in it', () => {
  const html = renderToString(view(5));
  document.body.innerHTML = html;
  expect(row()).toHaveAttribute('tabindex', '0');
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(reached()).toHaveLength(5);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(html).not.toMatch(/style="/);
});

it('is turned where React does not run: the behaviour needs its built HTML alone', () => {
  document.body.innerHTML = renderToString(view(5));
  const end = carouselBehaviour(screen.getByRole('group'));
  press('Next events');
  expect(row().scrollLeft).toBe(100);
  end();
  press('Next events');
  expect(row().scrollLeft).toBe(100);
});

it('has its controls once its behaviour is attached', () => {
  render(view(5));
  for (const word of ['Pause events', 'Previous events', 'Next events']) {
    expect(screen.getByRole('button', { name: word })).toBeVisible();
  }
  expect(screen.getByRole('group', { name: 'events' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  expect(screen.getByText('All events')).toBeVisible();
});

it('stands still without controls when every slide fits', () => {
  render(view(3));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(reached()).toHaveLength(3);
});

it('lets Tab reach the slides that are seen, and no others', () => {
  render(view(5));
  expect(reached()).toEqual(['Event 1', 'Event 2', 'Event 3']);
  press('Next events');
  expect(reached()).toEqual(['Event 2', 'Event 3', 'Event 4']);
});

it('goes on at the first slide after the last, and the other way round', () => {
  render(view(5));
  for (const left of [100, 200, 0]) {
    press('Next events');
    expect(row().scrollLeft).toBe(left);
  }
  press('Previous events');
  expect(row().scrollLeft).toBe(200);
  expect(layout.animations.map(({ duration }) => duration)).toEqual([1000, 1000, 1000, 1000]);
  const [turned, , wrapped] = layout.animations;
  expect(turned?.frames).toEqual({ transform: [expect.any(String), 'none'] });
  expect(wrapped?.frames).toEqual({ opacity: [0, 1] });
});

it('goes on from where it was scrolled to by hand', () => {
  jest.useFakeTimers();
  render(view(8));
  row().scrollLeft = 290;
  fireEvent.scroll(row());
  act(() => jest.advanceTimersByTime(200));
  expect(reached()).toEqual(['Event 4', 'Event 5', 'Event 6']);
  press('Next events');
  expect(row().scrollLeft).toBe(400);
  jest.useRealTimers();
});

it('jumps, and has no pause button, where less motion is wanted', () => {
  motion(true);
  render(view(5));
  expect(screen.queryByRole('button', { name: /Pause|Play/ })).not.toBeInTheDocument();
  press('Next events');
  expect(row().scrollLeft).toBe(100);
  expect(layout.animations).toEqual([]);
});

describe('by itself', () => {
  const steps = () => {
    const clock = jest.spyOn(window, 'setInterval');
    render(view(5));
    const pause = screen.getByRole('button', { name: 'Pause events' });
    const running = () => clock.mock.calls.filter(([, wait]) => wait === 2000).length;
    return { pause, running };
  };

  it('turns every 2000 ms', () => {
    jest.useFakeTimers();
    const { running } = steps();
    expect(running()).toBe(1);
    act(() => jest.advanceTimersByTime(4000));
    expect(row().scrollLeft).toBe(200);
    // In this order: what was watched is the frozen clock's.
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('stops by its button, and starts again while the button is still focused', () => {
    const stop = jest.spyOn(window, 'clearInterval');
    const { pause, running } = steps();
    stop.mockClear();
    act(() => pause.focus());
    fireEvent.click(pause);
    expect(stop).toHaveBeenCalled();
    press('Play events');
    expect(running()).toBe(2);
  });

  it('rests on hover', async () => {
    const user = userEvent.setup();
    const { running } = steps();
    const stop = jest.spyOn(window, 'clearInterval');
    await user.hover(row());
    expect(stop).toHaveBeenCalled();
    await user.unhover(row());
    expect(running()).toBe(2);
  });

  it('rests on focus', () => {
    const { running } = steps();
    const stop = jest.spyOn(window, 'clearInterval');
    const link = screen.getByRole('link', { name: 'Event 1' });
    act(() => link.focus());
    expect(stop).toHaveBeenCalled();
    act(() => link.blur());
    expect(running()).toBe(2);
  });
});

it('follows the arrow keys', () => {
  render(view(5));
  const next = screen.getByRole('button', { name: 'Next events' });
  const key = (name: string) => fireEvent.keyDown(next, { key: name });
  expect(key('ArrowRight')).toBe(false);
  expect(row().scrollLeft).toBe(100);
  expect(key('ArrowLeft')).toBe(false);
  expect(row().scrollLeft).toBe(0);
  expect(key('ArrowDown')).toBe(true);
});

it('says which slide is shown where it is turned by hand, and never moves by itself', () => {
  jest.useFakeTimers();
  layout.restore();
  layout = layOutSlides(1);
  render(view(3, true));
  expect(screen.queryByRole('button', { name: /Pause|Play/ })).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('status')).toHaveTextContent(/^1 of 3$/);
  press('Next events');
  expect(screen.getByRole('status')).toHaveTextContent(/^2 of 3$/);
  jest.useRealTimers();
});
