import { momentAt, today, addDays } from '../../lib/dates/plain-date';

const morning = 7 * 60;
const night = 21 * 60;

/** When a circular may be told: now, or at seven in the morning at school where it is night. In ms since 1970. */
export function dueTime(now: Date): number {
  const day = today(now);
  const time = now.getTime();
  const opens = momentAt(day, morning).getTime();
  if (time < opens) return opens;
  return time < momentAt(day, night).getTime()
    ? time
    : momentAt(addDays(day, 1), morning).getTime();
}
