import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createAutoplay } from '../../src/components/hooks/autoplay';
import { useAutoplay } from '../../src/components/hooks/use-autoplay';

const interval = 2000;

function Show({ onTick }: { onTick: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const { holdEvents } = useAutoplay({ element: ref, interval, enabled: true, onTick });
  return (
    <div ref={ref} {...holdEvents}>
      The show
    </div>
  );
}

const tick = jest.fn();
const show = () => screen.getByText('The show');
const wait = (steps: number) => act(() => jest.advanceTimersByTime(steps * interval));

beforeEach(() => {
  jest.useFakeTimers();
  tick.mockClear();
});
afterEach(() => jest.useRealTimers());

it('rests while it is touched, and goes on after the finger has left', () => {
  render(<Show onTick={tick} />);
  fireEvent.pointerDown(show());
  wait(3);
  expect(tick).not.toHaveBeenCalled();
  fireEvent.pointerUp(show());
  wait(2);
  expect(tick).toHaveBeenCalledTimes(2);
});

it.each(['pointerUp', 'pointerCancel'] as const)(
  'goes on when a drag ends elsewhere on the page: %s',
  (end) => {
    render(<Show onTick={tick} />);
    fireEvent.pointerDown(show());
    fireEvent[end](document.body);
    wait(1);
    expect(tick).toHaveBeenCalledTimes(1);
  },
);

it('never moves where less motion is wanted, whoever starts it', () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue({
      matches: true,
      addEventListener: jest.fn(),
    } as Partial<MediaQueryList> as MediaQueryList);
  const autoplay = createAutoplay({ element: document.body, interval, onTick: tick });
  autoplay.run(true);
  wait(3);
  expect(tick).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
