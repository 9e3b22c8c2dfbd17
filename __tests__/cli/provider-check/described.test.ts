import { offDescription } from '../../../src/cli/provider-check/described';

// A list of this length takes seconds on a busy machine.
jest.setTimeout(60_000);

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

it('looks through tens of thousands of records that all differ', () => {
  const list = Array.from({ length: 30_000 }, () => ({ ...record, attachments: ['/a.pdf'] }));
  const started = performance.now();
  expect(offDescription(path, list)).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(10_000);
});
