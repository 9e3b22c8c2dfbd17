import { EXAMPLE_NOW } from '../src/lib/dates/example-today';

/** The device's own clock, for whoever wants the true date. */
export const DEVICE_DATE = 'device';

const RealDate = globalThis.Date;
let stopped: number | undefined = RealDate.parse(EXAMPLE_NOW);

const now = () => stopped ?? RealDate.now();

/**
 * Sets the day that stories take for today: 'YYYY-MM-DD', half past nine in the morning in India.
 * 'device' lets the device's clock run; a day that does not exist leaves the clock as it is.
 */
export function setToday(day: string): void {
  if (day === DEVICE_DATE) {
    stopped = undefined;
    return;
  }
  const instant = RealDate.parse(`${day}T09:30:00+05:30`);
  if (!Number.isNaN(instant)) stopped = instant;
}

/**
 * Stops the clock at the examples' morning, so that a story looks the same on every day. Only dates
 * stand still: timers and animations run, because carousels and replies need them.
 */
export function stopClock(): void {
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: unknown[], newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver): unknown =>
      key === 'now' ? now : Reflect.get(target, key, receiver),
  });
}
