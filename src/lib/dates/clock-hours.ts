import { latinDigits } from '../language/latin-digits';
import { addDays, type PlainDate } from './plain-date';

/** A stretch of a day, in minutes since its midnight; it is over at `until`, which may be on the next day. */
export interface Hours {
  from: number;
  until: number;
}

/** When something begins, in minutes since midnight, and when it ends where that is said. */
export type Times = Pick<Hours, 'from'> & Partial<Pick<Hours, 'until'>>;

/** A time of a day as far as its writing tells it. */
interface Clock {
  hour: number;
  minute: number;
  /** The half of the day; `whole` where the hours are counted to 24. */
  half?: 'am' | 'pm' | 'whole';
}

const noon = 12 * 60;
const dayMinutes = 24 * 60;

/** Longest text that is looked at, in characters. */
const longest = 80;

/** What is written in many ways, in one way; in this order. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[’‘`]/g, "'"],
  [/[‐‑‒–—―−~]/g, '-'],
  [/ ?\([^()]*\)$/g, ''],
  // Hindi, whose words for parts of the day stand before the hour.
  [/ ?बजे/g, ':00'],
  [/(?:सुबह|प्रातः|प्रात:|पूर्वाह्न) ?((?:[4-9]|1[01])(?![\d])[\d:.]*)/g, '$1 am'],
  [/दोपहर ?((?:12|[1-4])(?!\d)[\d:.]*)/g, '$1 pm'],
  [/(?:अपराह्न|शाम|सायं|रात) ?((?:[1-9]|1[01])(?!\d)[\d:.]*)/g, '$1 pm'],
  [/^(.+) से (.+) तक$/g, '$1-$2'],
  [/ से$/g, ''],
  [/(\d) ?[:;.] ?(?=[0-5]\d\b)/g, '$1:'],
  [/(\d|\b)([ap])\.? ?m\b\.?/g, '$1 $2m '],
  [/ in the morning\b/g, ' am'],
  [/ (?:in the (?:afternoon|evening)|at night)\b/g, ' pm'],
  [/ ?\bo'? ?clock\b/g, ':00'],
  [/(\d) ?(?:hours|hrs|hr)\b\.?/g, '$1h'],
  [/\b(?:12(?:[:.]00)? ?)?(?:noon|mid-?day)\b/g, '12:00 pm'],
  [/\b(?:12(?:[:.]00)? ?)?mid-?night\b/g, '12:00 am'],
  [/^(?:timings?|time)\b ?:? ?/g, ''],
  [/^(?:from|at|between|starts at|begins at) /g, ''],
  [/,? ?\b(?:on ?wards?|sharp|ist|only|daily|(?:each|every) day)\b\.?$/g, ''],
  [/ ?,$/g, ''],
  [/ ?(?:\b(?:to|till?|until|up ?to)(?=\b|\d)|--?) ?/g, '-'],
];

const inOneLine = (text: string) => text.split(/\s/).filter(Boolean).join(' ');

function spelt(text: string): string {
  const plain = inOneLine(latinDigits(text.toLowerCase()));
  // '9 am and 2 pm' are two times, 'between 9 and 11' is a stretch.
  const joined = plain.startsWith('between ') ? plain.replace(' and ', ' to ') : plain;
  return inOneLine(spellings.reduce((known, [form, usual]) => known.replace(form, usual), joined));
}

/** Reads '9', '9:30', '9.30 am', '930 am', '0930h', '09:30:00'. */
function clockOf(text: string): Clock | undefined {
  const army = /^(\d{2})([0-5]\d)h?$/.exec(text);
  const found =
    army ??
    /^(\d{1,2})([0-5]\d) ?(am|pm)$/.exec(text) ??
    /^(\d{1,2})(?:[:.]([0-5]\d)(?::[0-5]\d)?)?h?(?: ?(am|pm))?$/.exec(text);
  if (!found) return undefined;
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)];
  const half = found[3] as 'am' | 'pm' | undefined;
  if (half) return hour >= 1 && hour <= 12 ? { hour, minute, half } : undefined;
  if (hour * 60 + minute > dayMinutes) return undefined;
  // '09:30 hrs' counts to 24, '2:30 hrs' is as likely to be in the afternoon as '2:30'.
  const isWhole = army !== null || hour > 12 || hour === 0 || /^\d{2}.*h$/.test(text);
  return { hour, minute, ...(isWhole && { half: 'whole' }) };
}

function minutesOf({ hour, minute }: Clock, half: Clock['half']): number {
  if (half === 'whole') return hour * 60 + minute;
  return (hour % 12) * 60 + minute + (half === 'pm' ? noon : 0);
}

/** Nobody is at school before seven: '2:30' alone is in the afternoon, '8:30' in the morning. */
const likelyHalf = ({ hour }: Clock) => (hour === 12 || hour < 7 ? 'pm' : 'am');

const halves = ['am', 'pm'] as const;

/** The halves of the day in which a stretch can begin, the likely one first. */
function halvesOfBegin(begins: Clock, ends: Clock): Clock['half'][] {
  if (begins.half) return [begins.half];
  // '7:00–11:30 am' begins in the half of its end, '9:00–1:00 pm' in the one before.
  return [ends.half === 'am' || ends.half === 'pm' ? ends.half : likelyHalf(begins), 'am'];
}

/** Gives what the writing leaves open the half of the day that makes a stretch, if any does. */
function stretch(begins: Clock, ends: Clock): Hours | undefined {
  const untils = (ends.half ? [ends.half] : halves).map((half) => minutesOf(ends, half));
  for (const half of halvesOfBegin(begins, ends)) {
    const from = minutesOf(begins, half);
    const until = untils.find((minutes) => from < minutes);
    if (until !== undefined) return { from, until };
  }
  // '11 pm to 1 am'; what is over in the afternoon of the next day is more likely a slip.
  const [from, until] = [minutesOf(begins, begins.half ?? 'pm'), minutesOf(ends, ends.half)];
  const isSaid = ends.half !== undefined || begins.half === 'whole';
  const isOvernight = isSaid && from >= noon && until < noon;
  return isOvernight ? { from, until: until + dayMinutes } : undefined;
}

/** What may be anything when it stands alone: '9', '2 hours', '2026'. */
const isBare = (text: string) => /^(?:\d{1,3}|[2-9]\d{3}|\d{1,2}h)$/.test(text);

/**
 * Reads when something is, in the forms that offices use: '9.00 a.m. – 12.30 p.m.', '9:00 to 12:30',
 * '0930 hrs', "2 o'clock", 'from 10.30 am', '14:00'. `undefined` for anything else, as 'after assembly'.
 */
export function parseTimes(text: string): Times | undefined {
  if (text.length > longest) return undefined;
  const plain = spelt(text);
  const parts = plain.split('-');
  const [begins, ends] = parts.map((part) => clockOf(part.trim()));
  if (!begins || parts.length > 2) return undefined;
  if (parts.length === 2) return ends && stretch(begins, ends);
  const from = minutesOf(begins, begins.half ?? likelyHalf(begins));
  return isBare(plain) || from === dayMinutes ? undefined : { from };
}

/** Reads hours that end, as they are written for people: '7:00–11:30 am', '8:30 am–12:00 noon'. */
export function parseHours(text: string): Hours | undefined {
  const { from, until } = parseTimes(text) ?? {};
  // A school that is open over midnight is a slip.
  const isOfDay = from !== undefined && until !== undefined && until <= dayMinutes;
  return isOfDay ? { from, until } : undefined;
}

/** The last day on which something begins at these times: '31 December to 1 January, 11 pm to 1 am' is once. */
export const lastBegin = (date: PlainDate, until: PlainDate, times: Times): PlainDate =>
  (times.until ?? 0) > dayMinutes && until === addDays(date, 1) ? date : until;

/** Whether words say that something takes the whole day: 'Whole day', 'all day long'. */
export const isWholeDay = (text: string): boolean =>
  /^(?:the )?(?:whole|all|full|entire)[ -]day(?: long)?\.?$/i.test(text.trim());

/** A time of the day for reading: 450 gives '7:30 am', 720 '12:00 noon'. */
export function formatClock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const half = minutes === 720 ? 'noon' : hour < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${half}`;
}
