import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Carousel } from '../../src/components/carousel/carousel';
import { bringNear, layOutSlides } from '../support/row-layout';

const view = (count: number) => (
  <Carousel label="events" slides={{ base: 3, upTo: [] }} foot="All events">
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

let restore: (() => void)[];
beforeEach(() => {
  restore = [layOutSlides(3), bringNear()];
  motion(false);
});
afterEach(() => {
  restore.forEach((undo) => undo());
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

it('is a row that scrolls and snaps in the built page, with every slide in it', () => {
  const html = renderToString(view(5));
  document.body.innerHTML = html;
  const row = screen.getByRole('region', { name: 'events, scrolls sideways' });
  expect(row).toHaveAttribute('tabindex', '0');
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(html).not.toMatch(/style="/);
});

it('has its controls once the engine has taken over', async () => {
  render(view(5));
  expect(await screen.findByRole('button', { name: 'Pause events' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous events' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next events' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'events' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByText('All events')).toBeVisible();
});

it('stands still without controls when every slide fits', async () => {
  render(view(3));
  await act(async () => void (await import('../../src/components/carousel/carousel-engine')));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

it('has no pause button where less motion is wanted, since nothing moves by itself', async () => {
  motion(true);
  render(view(5));
  expect(await screen.findByRole('button', { name: 'Next events' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pause|Play/ })).not.toBeInTheDocument();
});

describe('by itself', () => {
  const steps = async () => {
    const clock = jest.spyOn(window, 'setInterval');
    render(view(5));
    const pause = await screen.findByRole('button', { name: 'Pause events' });
    const running = () => clock.mock.calls.filter(([, wait]) => wait === 2000).length;
    return { pause, running };
  };

  it('turns every 2000 ms', async () => {
    const { running } = await steps();
    expect(running()).toBe(1);
  });

  it('stops by its button, and starts again while the button is still focused', async () => {
    const stop = jest.spyOn(window, 'clearInterval');
    const { pause, running } = await steps();
    stop.mockClear();
    act(() => pause.focus());
    fireEvent.click(pause);
    expect(stop).toHaveBeenCalled();
    const play = screen.getByRole('button', { name: 'Play events' });
    fireEvent.click(play);
    expect(running()).toBe(2);
  });

  it('rests on hover', async () => {
    const user = userEvent.setup();
    const { running } = await steps();
    const stop = jest.spyOn(window, 'clearInterval');
    await user.hover(screen.getByRole('link', { name: 'Event 1' }));
    expect(stop).toHaveBeenCalled();
    await user.unhover(screen.getByRole('link', { name: 'Event 1' }));
    expect(running()).toBe(2);
  });

  it('rests on focus', async () => {
    const { running } = await steps();
    const stop = jest.spyOn(window, 'clearInterval');
    const link = screen.getByRole('link', { name: 'Event 1' });
    act(() => link.focus());
    expect(stop).toHaveBeenCalled();
    act(() => link.blur());
    expect(running()).toBe(2);
  });
});

it('follows the arrow keys', async () => {
  render(view(5));
  const next = await screen.findByRole('button', { name: 'Next events' });
  const key = (name: string) => fireEvent.keyDown(next, { key: name });
  expect(key('ArrowRight')).toBe(false);
  expect(key('ArrowLeft')).toBe(false);
  expect(key('ArrowDown')).toBe(true);
});
