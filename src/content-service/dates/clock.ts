/** Gives the current instant. A frozen clock makes the service answer the same every time. */
export type Clock = () => Date;

/** A calendar day as `YYYY-MM-DD`. Compared and sorted as text. */
export type Day = string;

// India keeps one offset all year, so no time zone database is needed.
const indiaOffset = 330 * 60_000;

/** The clock of the machine. */
export const systemClock: Clock = () => new Date();

/** A clock that stands still at an ISO instant such as `2026-11-14T09:00:00+05:30`. */
export function frozenClock(instant: string): Clock {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) throw new Error(`"${instant}" is not an ISO instant`);
  return () => new Date(time);
}

/** The calendar day in India at the clock's instant. */
export function today(clock: Clock): Day {
  return new Date(clock().getTime() + indiaOffset).toISOString().slice(0, 10);
}

/** The instant at which a calendar day begins in India, as an ISO text in UTC. */
export function startOfDay(day: Day): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - indiaOffset).toISOString();
}

/** A day some days later (or earlier, when negative). */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
