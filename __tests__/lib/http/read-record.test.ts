/** @jest-environment node */
import { needed, paths, text } from '../../../src/lib/http/field-readers';
import { type FieldReaders, readList, recordReader } from '../../../src/lib/http/read-record';

const read = recordReader('title', { title: () => 'title' });

describe('readList', () => {
  it('leaves out what is no record', () => {
    const records = readList([null, { _id: 'a' }, [], 'x', 3, undefined, { _id: 'b' }], read);
    expect(records.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it.each([
    [{ _id: 'n1' }, 'n1'],
    [{ _id: 17 }, '17'],
    [{ _id: {} }, ''],
    [{}, ''],
  ])('finds the id of %j', (value, id) => {
    expect(readList([value], read)[0]?.id).toBe(id);
  });

  it('makes the keys of missing and repeated ids unique, and the same every time', () => {
    const values = [{ _id: 'a' }, { _id: 'a' }, {}, {}, { _id: 'a~2' }, { _id: 'a' }, { _id: 7 }];
    const keys = readList(values, read).map(({ key }) => key);
    expect(keys).toEqual(['a', 'a~2', 'title', 'title~2', 'a~2~2', 'a~3', '7']);
    expect(new Set(keys).size).toBe(keys.length);
    expect(readList(values, read).map(({ key }) => key)).toEqual(keys);
  });
});

it('reads paths from a list, a single path, and neither', () => {
  const read = (value: unknown) => paths('files')({ files: value as string[] });
  expect(read(['a.png', null, '../x', 7, 'b.png '])).toEqual(['a.png', 'b.png']);
  expect(read('a.png')).toEqual(['a.png']);
  expect(read(undefined)).toEqual([]);
  expect(read({ 0: 'a.png' })).toEqual([]);
});

describe('a reader', () => {
  interface Sent {
    name: string;
    class: string;
  }
  const readPupil = recordReader('name', {
    name: text('name', 10),
    room: needed(text('class')),
  } satisfies FieldReaders<Sent>);

  it('gives id, key and its fields, cleaned, and nothing else', () => {
    const sent = { _id: ' p-1 ', name: '\u202EMeera Nautiyal', class: 'VII B', house: 'Green' };
    expect(readPupil(sent)).toEqual({ id: 'p-1', key: 'p-1', name: 'Meera Nau…', room: 'VII B' });
    expect(readPupil({ name: 'Meera', class: 'VII' })).toMatchObject({ id: '', key: 'Meera' });
  });

  it.each([null, [], 'text', {}, { name: 'Meera' }, { class: 'VII' }, { name: ' ', class: 'VII' }])(
    'finds no record in %p',
    (value) => expect(readPupil(value)).toBeUndefined(),
  );
});
