import { filtersFromSearch } from '../../../src/features/shared/filter-params';
import { filterItems, noFilters } from '../../../src/features/shared/filters';
import { inListAddress } from '../../../src/features/shared/in-list-address';

it.each([
  'Annual Day',
  `${'A long title, '.repeat(7)}x😀 and more of it`,
  `${'खेल 🏆 '.repeat(40)}`,
])('leads to %s alone, cutting no letter in two', (title) => {
  const { search } = new URL(inListAddress('/News', title), 'https://school.example');
  const filters = filtersFromSearch(search, noFilters, []);
  const items = [
    { title: 'Other', date: undefined },
    { title, date: undefined },
  ];
  expect(filterItems(items, filters)).toEqual([items[1]]);
});
