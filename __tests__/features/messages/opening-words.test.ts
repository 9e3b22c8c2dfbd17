/** @jest-environment node */
import { openingWords } from '../../../src/features/messages/opening-words';

it('takes whole sentences, as many as fit', () => {
  expect(openingWords(['One is here. Two is here too. Three comes.'], 30)).toBe(
    'One is here. Two is here too.',
  );
  expect(openingWords(['One is here.', '“Two?” Three.'], 200)).toBe('One is here. “Two?” Three.');
});

it('leaves the salutation out', () => {
  expect(openingWords(['Dear parents,', 'A school is not its marks.'], 80)).toBe(
    'A school is not its marks.',
  );
});

it('cuts a sentence that is too long at a word', () => {
  expect(openingWords(['A sentence that never seems to come to its end'], 20)).toBe(
    'A sentence that…',
  );
});

it('reads Hindi sentences by their own full stop', () => {
  expect(openingWords(['विद्यालय हमारा है। हम सब यहाँ हैं।'], 20)).toBe('विद्यालय हमारा है।');
});

it('gives nothing for nothing', () => {
  expect(openingWords([], 80)).toBe('');
  expect(openingWords(['', 'Dear all,'], 80)).toBe('');
});
