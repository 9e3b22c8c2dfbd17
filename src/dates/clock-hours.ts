/** A stretch of a day, in minutes since its midnight; it is over at `until`. */
export interface Hours {
  from: number;
  until: number;
}

const hoursText =
  /^(\d{1,2})(?::([0-5]\d))?(?:\s*(am|pm|noon))?\s*(?:–|-|to)\s*(\d{1,2})(?::([0-5]\d))?\s*(am|pm|noon)$/i;

function minutesOf(hour: string, minute = '00', half = ''): number | undefined {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hours < 1 || hours > 12) return undefined;
  if (half.toLowerCase() === 'noon') return hours === 12 && minutes === 0 ? 720 : undefined;
  return (hours % 12) * 60 + minutes + (half.toLowerCase() === 'pm' ? 720 : 0);
}

/** Reads hours as they are written for people: '7:00–11:30 am', '8:30 am–12:00 noon'. */
export function parseHours(text: string): Hours | undefined {
  const [, hour = '', minute, half, endHour = '', endMinute, endHalf = ''] =
    hoursText.exec(text.trim()) ?? [];
  const until = minutesOf(endHour, endMinute, endHalf);
  // '7:00–11:30 am' begins in the same half of the day, '9:00–1:00 pm' in the one before.
  const halves = half === undefined ? ['pm', 'am'] : [half];
  const from = halves
    .map((own) => minutesOf(hour, minute, own))
    .find((begin) => begin !== undefined && until !== undefined && begin < until);
  return from === undefined || until === undefined ? undefined : { from, until };
}

const clockText = /^(\d{1,2})(?:[:.]([0-5]\d))?\s*(am|pm|noon)$/i;

/** Reads one time of the day as it is written for people, in minutes: '9:00 am' gives 540. */
export function parseClock(text: string): number | undefined {
  const [, hour = '', minute, half] = clockText.exec(text.trim()) ?? [];
  return half === undefined ? undefined : minutesOf(hour, minute, half);
}

/** A time of the day for reading: 450 gives '7:30 am', 720 '12:00 noon'. */
export function formatClock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const half = minutes === 720 ? 'noon' : hour < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${half}`;
}
