/** @jest-environment node */
import { excerptLength, excerptOf, type Marked } from '../../src/search/engine/excerpt';

const long = `${'Words before. '.repeat(30)}A late fine is charged. ${'Words behind. '.repeat(30)}`;
const textOf = ({ pieces }: Marked) => pieces.join('');

it('shows the place where the most of the words stand', () => {
  const excerpt = excerptOf(`Fine weather. ${long}`, new Set(['late', 'fine']));
  expect(textOf(excerpt)).toMatch(/^… .*A late fine is charged\..* …$/);
  expect(excerpt.pieces.filter((_piece, at) => at % 2)).toEqual(['late', 'fine']);
  expect(textOf(excerpt).length).toBeLessThan(excerptLength + 10);
});

it('shows the beginning where none of the words stands', () => {
  expect(textOf(excerptOf(long, new Set(['uniform'])))).toMatch(/^Words before\..* …$/);
});

it('shows a short text whole', () => {
  expect(excerptOf('All fees.', new Set(['fee']))).toEqual({
    lang: 'en',
    pieces: ['All ', 'fees', '.'],
  });
});

it('tells the language by the letters', () => {
  expect(excerptOf('अवकाश गृहकार्य', new Set()).lang).toBe('hi');
});
