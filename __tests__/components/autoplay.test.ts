import { fireEvent } from '@testing-library/dom';
import { type Autoplay, createAutoplay } from '../../src/components/hooks/autoplay';

const interval = 2000;
const tick = jest.fn();
const wait = (steps: number) => jest.advanceTimersByTime(steps * interval);

let element: HTMLElement;
let autoplay: Autoplay;

beforeEach(() => {
  jest.useFakeTimers();
  tick.mockClear();
  element = document.body.appendChild(document.createElement('div'));
  autoplay = createAutoplay({ element, interval, onTick: tick });
  autoplay.holdOn(element);
  autoplay.run(true);
});
afterEach(() => {
  autoplay.end();
  element.remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('rests while it is pressed, and goes on after the press', () => {
  fireEvent.pointerDown(element);
  wait(3);
  expect(tick).not.toHaveBeenCalled();
  fireEvent.pointerUp(element);
  wait(2);
  expect(tick).toHaveBeenCalledTimes(2);
});

it.each(['pointerUp', 'pointerCancel'] as const)(
  'goes on when a press ends elsewhere on the page: %s',
  (end) => {
    fireEvent.pointerDown(element);
    fireEvent[end](document.body);
    wait(1);
    expect(tick).toHaveBeenCalledTimes(1);
  },
);

it.each(['touchEnd', 'touchCancel'] as const)(
  'rests under a finger that scrolls, whose pointer is cancelled long before: %s',
  (end) => {
    fireEvent.pointerDown(element);
    fireEvent.touchStart(element);
    fireEvent.pointerCancel(element);
    wait(3);
    expect(tick).not.toHaveBeenCalled();
    fireEvent[end](element);
    wait(1);
    expect(tick).toHaveBeenCalledTimes(1);
  },
);

it('never moves where less motion is wanted, whoever starts it', () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  } as Partial<MediaQueryList> as MediaQueryList);
  const still = createAutoplay({ element, interval, onTick: tick });
  autoplay.run(false);
  still.run(true);
  wait(3);
  expect(tick).not.toHaveBeenCalled();
  still.end();
});
