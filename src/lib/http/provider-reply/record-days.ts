import { scalarText } from '../../scalar-text';
import { asRecord } from '../as-record';
import { inSmall, PREFIX } from './field-words';
import { daysIn } from './plain-days';

const valuesOf = (records: readonly unknown[]) =>
  records.flatMap((record) => Object.values(asRecord(record) ?? {}));

function withValues(records: readonly unknown[], change: (value: unknown) => unknown) {
  return records.map((record) => {
    const fields = Object.entries(asRecord(record) ?? {});
    return fields[0] ? Object.fromEntries(fields.map(([key, one]) => [key, change(one)])) : record;
  });
}

/** A day in figures, and nothing else but a time: '8/15/2026 12:00:00 AM'. */
const FIGURES = /^\s*(\d\d?)([/.-])(\d\d?)\2(\d{4}|\d\d)((?:,?[ T]+\d\d?:.*)?)$/;

/** Records with the day before the month: a program puts the month first when a day has no such month, and none no such day. */
export function withDaysFirst(records: readonly unknown[]): readonly unknown[] {
  const figures = valuesOf(records).map((value) =>
    typeof value === 'string' ? FIGURES.exec(value) : null,
  );
  const isNoMonth = (place: number) => figures.some((found) => Number(found?.[place]) > 12);
  if (!isNoMonth(3) || isNoMonth(1)) return records;
  return withValues(records, (value) =>
    typeof value === 'string' ? value.replace(FIGURES, '$3$2$1$2$4$5') : value,
  );
}

/** A day in its parts, as programs in JavaScript and Java send it: `{ year: 2026, month: 0, day: 5 }`. */
function dayIn(value: unknown): { month: number } | undefined {
  const { year, month, day } = asRecord(value) ?? {};
  const isDay = Number(year) > 0 && typeof month === 'number' && Number(day) > 0;
  return isDay ? { ...asRecord(value), month } : undefined;
}

/** Records with their months counted from 1: a program counts from 0 as soon as one of its days has the month 0. */
export function withMonthsFromOne(records: readonly unknown[]): readonly unknown[] {
  if (!valuesOf(records).some((value) => dayIn(value)?.month === 0)) return records;
  return withValues(records, (value) => {
    const day = dayIn(value);
    return day ? { ...day, month: day.month + 1 } : value;
  });
}

/** The fields in which programs send a day, its month and its year apart from each other. */
const APART = ['date day dd', 'month monthname mm', 'year yyyy'].map((names) => names.split(' '));

/** A record whose day has its month or its year in fields of their own, `{ day: 7, month: 'Dec', year: 2026 }`, with all in one. */
function withDayInOne(record: unknown): unknown {
  const fields = Object.entries(asRecord(record) ?? {}).map(
    ([key, value]) => [key, inSmall(key).replace(PREFIX, ''), scalarText(value).trim()] as const,
  );
  const [day, month, year] = APART.map((names) =>
    names
      .map((name) => fields.find(([, word, text]) => word === name && text))
      .find((found) => found !== undefined),
  );
  if (!day || !/^(?:19|20)\d\d$/.test(year?.[2] ?? '') || daysIn(day[2])) return record;
  const [[key, word, text], ofMonth, ofYear] = [day, month?.[2], year?.[2]];
  const whole = [
    ...(ofMonth ? [`${text} ${ofMonth} ${ofYear}`, `${text}/${ofMonth}/${ofYear}`] : []),
    `${text} ${ofYear}`,
  ].find((one) => daysIn(one));
  return whole ? { ...asRecord(record), [word === 'date' ? key : 'date']: whole } : record;
}

/** Records with each day in one field. */
export const withDaysInOne = (records: readonly unknown[]): readonly unknown[] =>
  records.map(withDayInOne);
