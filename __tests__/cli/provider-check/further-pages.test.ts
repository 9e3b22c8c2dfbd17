/** @jest-environment node */
import { furtherPages } from '../../../src/cli/provider-check/further-pages';

const list = [{ title: 'A' }, { title: 'B' }];
const told = (json: unknown, headers = {}) =>
  furtherPages(json, list.length, new Headers(headers)).map(({ kind, text }) => `${kind}: ${text}`);

it.each([
  { data: list, total: 40 },
  { count: '40', results: list },
  { docs: list, totalDocs: 40, totalPages: 20 },
  { content: list, totalElements: 40, last: false },
  { data: list, meta: { pagination: { total: 40 } } },
  { '@odata.count': 40, value: list },
  { recordsTotal: 40, data: list },
])('tells how many records of %j did not come', (json) => {
  expect(told(json)).toEqual(['lacks: only 2 of 40 came; the site asks for one page alone']);
});

it.each([
  { data: list, next: 'https://api.example/news?page=2' },
  { data: list, links: { next: '/news?page=2' } },
  { data: list, has_more: true },
  { content: list, last: false },
  { '@odata.nextLink': 'https://api.example/x', value: list },
  { d: { results: list, __next: 'https://api.example/x' } },
  { data: { news: { nodes: list, pageInfo: { hasNextPage: true } } } },
  { records: list, done: false, nextRecordsUrl: '/x' },
  { data: list, isLastPage: false },
  { Items: list, LastEvaluatedKey: { id: { S: 'b' } } },
  { records: list, offset: 'itr8/rec2' },
  { 'odata.nextLink': 'News?$skip=2', value: list },
])('tells of the next page of %j', (json) => {
  expect(told(json)).toEqual(['lacks: it names a next page; the site asks for one page alone']);
});

it('tells of pages, and reads what headers say', () => {
  expect(told({ data: list, meta: { last_page: 4 } })).toEqual([
    'lacks: it is the first of 4 pages; the site asks for one page alone',
  ]);
  expect(told({ data: list, meta: { 'total-pages': 4 } })).toHaveLength(1);
  expect(told(list, { link: '<https://api.example/x?page=2>; rel="next"' })).toHaveLength(1);
  for (const headers of [
    { 'x-total-count': '40' },
    { 'x-wp-total': '40' },
    { 'content-range': 'items 0-1/40' },
  ])
    expect(told(list, headers)).toHaveLength(1);
  expect(told(list, { 'content-range': 'items 0-1/2' })).toEqual([]);
});

it.each([
  list,
  { data: list, total: 2, next: null, totalPages: 1, last: true, hasNext: false },
  { data: list, school: { total: 4000, pages: 9 } },
  { data: list, offset: '0', links: { next: null } },
])('says nothing of %j', (json) => {
  expect(told(json)).toEqual([]);
});
