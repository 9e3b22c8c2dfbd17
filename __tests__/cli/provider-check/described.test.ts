import { offDescription } from '../../../src/cli/provider-check/described';

const path = '/api/circular/all/{code}';
const record = { _id: 'a', title: 'Fees', date: '2026-04-01', category: 'Circular' };

it('says each difference once, with its number, whichever record it is in', () => {
  const list = Array.from({ length: 3 }, () => ({ ...record, attachments: ['/uploads/f.pdf'] }));
  expect(
    offDescription(path, [{ ...record, attachments: [] }, ...list]).map(({ text }) => text),
  ).toEqual([
    expect.stringMatching(/^not as described 3 times: "attachments" must match .* "\/uploads/),
  ]);
});

it('says nothing of an empty list, and what is no list is none', () => {
  expect(offDescription(path, [])).toEqual([]);
  expect(offDescription(path, {}).map(({ text }) => text)).toEqual([
    expect.stringContaining('must be array'),
  ]);
});

it('counts a difference that every record of a long list has', () => {
  const list = Array.from({ length: 2_000 }, () => ({ ...record, attachments: ['/a.pdf'] }));
  expect(offDescription(path, list).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^not as described 2,?000 times: /),
  ]);
});
