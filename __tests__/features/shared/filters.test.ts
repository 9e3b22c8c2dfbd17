/** @jest-environment node */
import { addDays, type PlainDate } from '../../../src/lib/dates/plain-date';
import {
  defaultFilters,
  filterItems,
  yearOptions,
  yearsOf,
  type Filters,
} from '../../../src/features/shared/filters';
import { filtersFromSearch, filtersToSearch } from '../../../src/features/shared/filter-params';
import { newestFirst, oldestFirst } from '../../../src/features/shared/order';
import { firstPages, PAGE_SIZE } from '../../../src/features/shared/paging';

interface Item {
  title: string;
  date: PlainDate | undefined;
}

const item = (title: string, date?: PlainDate): Item => ({ title, date });
const titles = (items: Item[]) => items.map(({ title }) => title);

const items = [
  item('Exam dates', '2026-11-02'),
  item('Holiday', '2026-01-30'),
  item('Old EXAM dates', '2025-11-05'),
  item('Undated exam'),
  item('परीक्षा', '2024-03-01'),
];
const all: Filters = { year: 'all', month: 'all', q: '', class: 'all' };

describe('years', () => {
  it('are listed newest first, each once', () => {
    expect(yearsOf(items)).toEqual([2026, 2025, 2024]);
    expect(yearsOf([])).toEqual([]);
  });

  it('hold the current year where the list starts with it', () => {
    expect(yearOptions(items, 'current', 2027)).toEqual([2027, 2026, 2025, 2024]);
    expect(yearOptions(items, 'current-if-any', 2027)).toEqual([2026, 2025, 2024]);
    expect(yearOptions(items, 'all', 2027)).toEqual([2026, 2025, 2024]);
  });

  it.each([
    ['current', 2026, 2026],
    ['current', 2027, 2027],
    ['current-if-any', 2026, 2026],
    ['current-if-any', 2027, 'all'],
    ['all', 2026, 'all'],
  ] as const)('start by the rule %s in %d with %s', (rule, currentYear, year) => {
    expect(defaultFilters(items, rule, currentYear)).toEqual({ ...all, year });
  });
});

describe('filterItems', () => {
  it.each<[Partial<Filters>, string[]]>([
    [{}, titles(items)],
    [{ year: 2026 }, ['Exam dates', 'Holiday']],
    [{ month: 11 }, ['Exam dates', 'Old EXAM dates']],
    [{ month: 1 }, ['Holiday']],
    [{ q: 'exam' }, ['Exam dates', 'Old EXAM dates', 'Undated exam']],
    [{ q: ' ExAm D ' }, ['Exam dates', 'Old EXAM dates']],
    [{ q: 'परी' }, ['परीक्षा']],
    [{ q: '.*' }, []],
    [{ year: 2025, month: 11, q: 'exam' }, ['Old EXAM dates']],
    [{ year: 2025, month: 1 }, []],
  ])('by %p gives %p', (filters, expected) => {
    expect(titles(filterItems(items, { ...all, ...filters }))).toEqual(expected);
  });

  it('by a class gives what is for it and what is for all', () => {
    const list = [
      { ...item('For all'), classes: [] },
      { ...item('For two'), classes: ['V', 'VI'] },
      { ...item('For one'), classes: ['VII'] },
      item('Of no classes'),
    ];
    expect(titles(filterItems(list, { ...all, class: 'VI' }))).toEqual([
      'For all',
      'For two',
      'Of no classes',
    ]);
  });

  it('finds a number as well', () => {
    const list = [{ ...item('Buses'), number: 'DHS/2026/114' }, item('Fees 114')];
    expect(titles(filterItems(list, { ...all, q: 'dhs/2026' }))).toEqual(['Buses']);
    expect(titles(filterItems(list, { ...all, q: '114' }))).toEqual(['Buses', 'Fees 114']);
  });

  it.each([
    ['हिंदी दिवस', 'हिन्दी'],
    ['फ़ीस की रसीद', 'फीस  की'],
    ['സ്കൂൾ വാർഷികം', 'സ്കൂള്‍'],
    ['Fee\u00a0book', 'fee b'],
  ])('finds %s by %s', (title, q) => {
    const days = [item(title), item('Sports')];
    expect(titles(filterItems(days, { ...all, q }))).toEqual([title]);
  });

  it('finds both kinds of apostrophe by either', () => {
    const days = [item('Children’s Day'), item("Teachers' Day")];
    expect(titles(filterItems(days, { ...all, q: "children's" }))).toEqual(['Children’s Day']);
    expect(titles(filterItems(days, { ...all, q: 'teachers’' }))).toEqual(["Teachers' Day"]);
  });

  it('reads 10,000 titles once for all keys, and each day once a key', () => {
    const read = { titles: 0, days: 0 };
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      get title() {
        read.titles += 1;
        return `Notice ${index} to the parents of class ${index % 12}`;
      },
      get date() {
        read.days += 1;
        return addDays('2026-11-14', -(index % 4000));
      },
    }));
    const typed = ['c', 'cl', 'cla', 'clas', 'class', 'class ', 'class 7'];
    const found = typed.map((q) => filterItems(many, { ...all, year: 2026, month: 11, q }).length);
    expect(found[0]).toBe(found[4]);
    expect(found[6]).toBeGreaterThan(0);
    expect(found[6]).toBeLessThan(found[0] ?? 0);
    expect(read).toEqual({ titles: many.length, days: many.length * typed.length });
  });
});

describe('the address', () => {
  const defaults: Filters = { ...all, year: 2026 };
  const years = [2026, 2025];
  const classes = ['V', 'VI'];

  it.each<[string, Filters]>([
    ['', defaults],
    ['?year=2025&month=11&q=exam', { ...all, year: 2025, month: 11, q: 'exam' }],
    ['?class=VI', { ...defaults, class: 'VI' }],
    ['?class=XIII', defaults],
    ['?class=__proto__', defaults],
    ['?year=all', { ...defaults, year: 'all' }],
    ['?year=1999&month=13', defaults],
    ['?year=2025.0&month=0', defaults],
    ['?year=abc&month=-1', defaults],
    ['?year=%00&month=%F0%9F', defaults],
    ['?q=two+words+', { ...defaults, q: 'two words ' }],
    ['?q=%E2%80%AEx', { ...defaults, q: 'x' }],
    [`?q=${'x'.repeat(5_000)}`, { ...defaults, q: 'x'.repeat(100) }],
  ])('%s is read as %p', (search, filters) => {
    expect(filtersFromSearch(search, defaults, years, classes)).toEqual(filters);
  });

  it('holds only what differs from the defaults, and keeps what is not its own', () => {
    expect(filtersToSearch(defaults, defaults)).toBe('');
    expect(filtersToSearch({ year: 2025, month: 11, q: 'a b', class: 'VI' }, defaults)).toBe(
      '?year=2025&month=11&class=VI&q=a+b',
    );
    expect(filtersToSearch({ ...defaults, year: 'all' }, defaults, '?ref=mail&month=3')).toBe(
      '?ref=mail&year=all',
    );
  });

  it('says back what it was told', () => {
    const filters: Filters = { year: 'all', month: 2, q: 'क & = ?', class: 'V' };
    expect(filtersFromSearch(filtersToSearch(filters, defaults), defaults, years, classes)).toEqual(
      filters,
    );
  });
});

describe('order', () => {
  it('is by date, the undated last, and leaves the list as it was', () => {
    const before = [...items];
    expect(titles(newestFirst(items))).toEqual([
      'Exam dates',
      'Holiday',
      'Old EXAM dates',
      'परीक्षा',
      'Undated exam',
    ]);
    expect(titles(oldestFirst(items)).at(0)).toBe('परीक्षा');
    expect(titles(oldestFirst(items)).at(-1)).toBe('Undated exam');
    expect(items).toEqual(before);
  });
});

describe('pages', () => {
  const numbers = Array.from({ length: 60 }, (_, index) => index);

  it('are of 12 at first and then of 24, with the count of the next', () => {
    expect(firstPages(numbers, 1)).toEqual({ items: numbers.slice(0, 12), total: 60, next: 24 });
    expect(firstPages(numbers, 2)).toMatchObject({ total: 60, next: 24 });
    expect(firstPages(numbers, 1, PAGE_SIZE)).toMatchObject({ items: { length: 24 }, next: 24 });
    expect(firstPages(numbers, 3)).toEqual({ items: numbers, total: 60, next: 0 });
    expect(firstPages(numbers, 9)).toMatchObject({ next: 0 });
    expect(firstPages(numbers, 0).items).toHaveLength(12);
    expect(firstPages([], 1)).toEqual({ items: [], total: 0, next: 0 });
  });
});
