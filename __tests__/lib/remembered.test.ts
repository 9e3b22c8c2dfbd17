import { remembered } from '../../src/lib/remembered';

test('keeps what a text gave, also where that is nothing', () => {
  const asked: string[] = [];
  const lengthOf = remembered((text) => {
    asked.push(text);
    return text.length || undefined;
  });
  expect(['a', 'bc', 'a', '', ''].map(lengthOf)).toEqual([1, 2, 1, undefined, undefined]);
  expect(asked).toEqual(['a', 'bc', '']);
});

test('keeps no more texts at once than it may', () => {
  const asked: string[] = [];
  const kept = remembered((text) => asked.push(text), 2);
  for (const text of ['a', 'b', 'a', 'c', 'c', 'a']) kept(text);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
