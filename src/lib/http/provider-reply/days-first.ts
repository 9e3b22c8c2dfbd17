import { asRecord } from '../as-record';

/** A day in figures, and nothing else but a time: '8/15/2026 12:00:00 AM'. */
const FIGURES = /^\s*(\d\d?)([/.-])(\d\d?)\2(\d{4}|\d\d)((?:,?[ T]+\d\d?:.*)?)$/;

/**
 * Records with the day before the month in their days. That a program puts the month first, as servers with American
 * settings do, is sure as soon as one of its days would have no such month, and none has the day first.
 */
export function withDaysFirst(records: readonly unknown[]): readonly unknown[] {
  const figures = records
    .flatMap((record) => Object.values(asRecord(record) ?? {}))
    .map((value) => (typeof value === 'string' ? FIGURES.exec(value) : null));
  const isNoMonth = (place: number) => figures.some((found) => Number(found?.[place]) > 12);
  if (!isNoMonth(3) || isNoMonth(1)) return records;
  const turned = (value: unknown) =>
    typeof value === 'string' ? value.replace(FIGURES, '$3$2$1$2$4$5') : value;
  return records.map((record) => {
    const fields = asRecord(record);
    return fields
      ? Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, turned(value)]))
      : record;
  });
}
