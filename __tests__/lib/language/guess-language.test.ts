/** @jest-environment node */
import { guessLanguage } from '../../../src/lib/language/guess-language';
import { readNews } from '../../../src/features/news/news.schema';

it.each([
  ['हिन्दी दिवस', 'hi'],
  ['വാർഷിക കായികമേള', 'ml'],
  ['தமிழ் மொழி', 'ta'],
  ['বাংলা ভাষা', 'bn'],
  ['ਪੰਜਾਬੀ ਭਾਸ਼ਾ', 'pa'],
  ['ગુજરાતી ભાષા', 'gu'],
  ['ଓଡ଼ିଆ ଭାଷା', 'or'],
  ['తెలుగు భాష', 'te'],
  ['ಕನ್ನಡ ಭಾಷೆ', 'kn'],
  ['اردو زبان', 'ur'],
  ['Annual Day', undefined],
  ['Annual Day: दिवस', undefined],
  ['हिन्दी दिवस (Std. X)', 'hi'],
  ['12/11/2026', undefined],
  ['', undefined],
])('takes “%s” for %s', (text, lang) => {
  expect(guessLanguage(text)).toBe(lang);
});

it('takes the language that the school writes in, where it has the script', () => {
  expect(guessLanguage('मराठी दिन', ['ml', 'mr'])).toBe('mr');
  expect(guessLanguage('অসমীয়া', ['as'])).toBe('as');
  expect(guessLanguage('தமிழ்', ['mr'])).toBe('ta');
});

const news = (more: object) =>
  readNews({ _id: 'a', title: 'हिन्दी दिवस', description: '', fromDate: '2026-11-14', ...more });

it.each([
  [{}, 'hi'],
  [{ lang: 'mr' }, 'mr'],
  [{ lang: 'en' }, undefined],
  [{ lang: '"><script>' }, 'hi'],
  [{ lang: 7 }, 'hi'],
  [{ title: 'Sports day', description: 'Forms are given at the office.' }, undefined],
  [{ title: 'Sports day', description: 'खेल दिवस पर सभी विद्यार्थी आएँ।' }, 'hi'],
])('reads the language of a record with %j', (more, lang) => {
  expect(news(more)?.lang).toBe(lang);
});
