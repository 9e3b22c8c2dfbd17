import { MONTH_NAMES, monthName } from '../dates/format';
import type { Filters } from './filters';
import type { FilterField } from './use-list-filters';

/** The value of 'All' in a select. */
const ALL = 'all';

const months = [
  { value: ALL, label: 'All' },
  ...MONTH_NAMES.map((label, index) => ({ value: String(index + 1), label })),
];

/** The selects that a page offers, with what is chosen in them. */
export function selectsOf(
  fields: readonly FilterField[],
  filters: Pick<Filters, 'year' | 'month' | 'class'>,
  years: readonly number[],
  classes: readonly string[],
  onChange: (change: Partial<Filters>) => void,
) {
  const year = {
    label: 'Year',
    value: String(filters.year),
    choices: [
      { value: ALL, label: 'All Years' },
      ...years.map((each) => ({ value: String(each), label: String(each) })),
    ],
    onChange: (value: string) => onChange({ year: chosen(value) }),
  };
  const month = {
    label: 'Month',
    value: String(filters.month),
    choices: months,
    onChange: (value: string) => onChange({ month: chosen(value) }),
  };
  const ofClass = {
    label: 'Class',
    value: filters.class,
    choices: [
      { value: ALL, label: 'All' },
      ...classes.map((name) => ({ value: name, label: name })),
    ],
    onChange: (value: string) => onChange({ class: value }),
  };
  return [
    ...(fields.includes('year') ? [year] : []),
    ...(fields.includes('month') ? [month] : []),
    ...(classes[0] ? [ofClass] : []),
  ];
}

/** The filters in words, for the sentence that says that nothing fits: 'November 2026 and “exam”'. */
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

function chosen(value: string): number | 'all' {
  return value === ALL ? ALL : Number(value);
}
