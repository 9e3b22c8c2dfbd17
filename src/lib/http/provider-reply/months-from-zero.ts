import { asRecord } from '../as-record';

/** A day in its parts, as programs in JavaScript and Java send it: `{ year: 2026, month: 0, day: 5 }`. */
function dayIn(value: unknown): { month: number } | undefined {
  const { year, month, day } = asRecord(value) ?? {};
  return Number(year) > 0 && typeof month === 'number' && Number(day) > 0
    ? { ...asRecord(value), month }
    : undefined;
}

/**
 * Records with the months of their days counted from 1. That a program counts from 0 is sure as soon as one of its
 * days has the month 0.
 */
export function withMonthsFromOne(records: readonly unknown[]): readonly unknown[] {
  const values = (record: unknown) => Object.entries(asRecord(record) ?? {});
  const isFromZero = records.some((record) =>
    values(record).some(([, value]) => dayIn(value)?.month === 0),
  );
  if (!isFromZero) return records;
  const moved = (value: unknown) => {
    const day = dayIn(value);
    return day ? { ...day, month: day.month + 1 } : value;
  };
  return records.map((record) =>
    asRecord(record)
      ? Object.fromEntries(values(record).map(([key, value]) => [key, moved(value)]))
      : record,
  );
}
