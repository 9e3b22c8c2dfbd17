/** Gives the current instant. A frozen clock makes the service answer the same every time. */
export type Clock = () => Date;

/** The clock of the machine. */
export const systemClock: Clock = () => new Date();

/** A clock that stands still at an ISO instant such as `2026-11-14T09:00:00+05:30`. */
export function frozenClock(instant: string): Clock {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) throw new Error(`"${instant}" is not an ISO instant`);
  return () => new Date(time);
}
