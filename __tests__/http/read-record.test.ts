import {
  asRecord,
  idAndKey,
  readList,
  readNumber,
  readPaths,
  type ListRecord,
} from '../../src/http/read-record';

const read = (value: unknown): ListRecord | undefined => {
  const record = asRecord(value);
  return record && idAndKey(record, 'title');
};

describe('readList', () => {
  it('leaves out what is no record and says how much', () => {
    const dropped = jest.fn();
    const records = readList(
      [null, { _id: 'a' }, [], 'x', 3, undefined, { _id: 'b' }],
      read,
      dropped,
    );
    expect(records.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(dropped).toHaveBeenCalledWith(5, 7);
  });

  it('says nothing when all are good', () => {
    const dropped = jest.fn();
    readList([{ _id: 'a' }], read, dropped);
    expect(dropped).not.toHaveBeenCalled();
  });

  it('makes the keys of missing and repeated ids unique, and the same every time', () => {
    const values = [{ _id: 'a' }, { _id: 'a' }, {}, {}, { _id: 'a~2' }, { _id: 'a' }, { _id: 7 }];
    const keys = readList(values, read).map(({ key }) => key);
    expect(keys).toEqual(['a', 'a~2', 'title', 'title~2', 'a~2~2', 'a~3', '7']);
    expect(new Set(keys).size).toBe(keys.length);
    expect(readList(values, read).map(({ key }) => key)).toEqual(keys);
  });
});

it.each([
  [98.5, 98.5],
  ['98.5', 98.5],
  [' 98.5 % ', 98.5],
  ['485', 485],
  [0, 0],
  ['', undefined],
  ['First', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [null, undefined],
  [[], undefined],
  [{}, undefined],
])('reads the number %p as %p', (value, number) => {
  expect(readNumber(value)).toBe(number);
});

it('reads paths from a list, a single path, and neither', () => {
  expect(readPaths(['a.png', null, '../x', 7, 'b.png '])).toEqual(['a.png', 'b.png']);
  expect(readPaths('a.png')).toEqual(['a.png']);
  expect(readPaths(undefined)).toEqual([]);
  expect(readPaths({ 0: 'a.png' })).toEqual([]);
});
