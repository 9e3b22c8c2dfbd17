/** @jest-environment node */
import { recordId } from '../../src/content-service/kinds/records';
import { isItemId } from '../../src/lib/http/item-address';

it.each([
  [['circular', 'Diwali holidays', '2026-10-26'], 'circular-diwali-holidays-2026-10-26'],
  [['news', 'The children’s café'], 'news-the-childrens-cafe'],
])('%p is %p', (parts, id) => {
  expect(recordId(...parts)).toBe(id);
});

it.each([
  'A very long title that some editor wrote, because nobody told them to be short',
  'दीपावली की छुट्टियाँ',
  '!',
])('an address can hold the id of %p', (title) => {
  expect(isItemId(recordId('circular', title, '2026-10-26'))).toBe(true);
});

it('tells titles apart that share their first words, or have no letters of the alphabet', () => {
  const long = 'A very long title that some editor wrote, because nobody told them to';
  const ids = [`${long} be short`, `${long} be brief`, 'दीपावली', 'होली'].map((title) =>
    recordId('circular', title, '2026-10-26'),
  );
  expect(new Set(ids).size).toBe(4);
});
