/** @jest-environment node */
import { shareText } from '../../../src/components/share/share-text';
import type { PlainDate } from '../../../src/lib/dates/plain-date';

const shared = {
  title: 'Diwali holidays',
  school: 'Deodar Hill School',
  day: '2026-10-26' as PlainDate,
  address: 'https://www.deodarhill.example/Circular/diwali',
};

it('has title, school and day, and the address at its end', () => {
  expect(shareText(shared)).toBe(
    'Diwali holidays\nDeodar Hill School, 26 October 2026\nhttps://www.deodarhill.example/Circular/diwali',
  );
});

it.each([
  ['DEODAR HILL SCHOOL: Diwali holidays', '26 October 2026'],
  ['Fees of Deodar Hill School', '26 October 2026'],
])('names the school once: %s', (title, facts) => {
  expect(
    shareText({ ...shared, title })
      .split('\n')
      .slice(0, 2),
  ).toEqual([title, facts]);
});

it('leaves out what is not known', () => {
  expect(shareText({ ...shared, school: '', day: undefined }).split('\n')).toEqual([
    'Diwali holidays',
    shared.address,
  ]);
});

it('is a line for a title of many, cut at a word', () => {
  const [title = '', ...others] = shareText({
    ...shared,
    title: `Diwali\n${'holidays '.repeat(40)}`,
  }).split('\n');
  expect(title).toMatch(/^Diwali (?:holidays )+holidays…$/);
  expect(title.length).toBeLessThanOrEqual(120);
  expect(others).toHaveLength(2);
  expect(shareText({ ...shared, title: 'क'.repeat(300) }).split('\n')[0]).toHaveLength(120);
});
