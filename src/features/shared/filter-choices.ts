import { MONTH_NAMES, monthName } from '../../lib/dates/format';
import type { Filters } from './filters';
import type { ListFilterOptions } from './use-list-filters';

/** The value of 'All' in a select. */
const ALL = 'all';

const months = MONTH_NAMES.map((label, index) => ({ value: String(index + 1), label }));

/** The selects that a page offers, with what is chosen in them; one of classes where items name some. */
export function selectsOf(
  filters: Pick<Filters, 'year' | 'month' | 'class'>,
  years: readonly number[],
  { onlyYear, classes = [] }: Pick<ListFilterOptions, 'onlyYear' | 'classes'>,
  onChange: (change: Partial<Filters>) => void,
) {
  const plain = (name: string | number) => ({ value: String(name), label: String(name) });
  const select = (
    label: string,
    field: keyof typeof filters,
    choices: readonly { value: string; label: string }[],
    all = 'All',
  ) => ({
    label,
    name: field,
    value: String(filters[field]),
    choices: [{ value: ALL, label: all }, ...choices],
    onChange: (value: string) =>
      // A class may be called by a number, and is a text all the same.
      onChange({ [field]: field === 'class' ? value : Number(value) || ALL }),
  });
  return [
    select('Year', 'year', years.map(plain), 'All Years'),
    ...(onlyYear ? [] : [select('Month', 'month', months)]),
    ...(classes[0] ? [select('Class', 'class', classes.map(plain))] : []),
  ];
}

/** The filters in words, for the empty result: 'November 2026 and “exam”'. */
export function inWords({ year, month, q, class: ofClass }: Filters): string {
  const when = [month === ALL ? '' : monthName(month), year === ALL ? '' : String(year)]
    .filter(Boolean)
    .join(' ');
  const words = q.trim() && `“${q.trim()}”`;
  return (
    [when, ofClass === ALL ? '' : `class ${ofClass}`, words].filter(Boolean).join(' and ') ||
    'these filters'
  );
}
