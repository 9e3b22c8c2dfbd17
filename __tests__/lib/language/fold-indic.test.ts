/** @jest-environment node */
import { foldIndic } from '../../../src/lib/language/fold-indic';
import { openRecords } from '../../../src/search/engine/engine';
import { termsOf } from '../../../src/search/engine/words';

it.each([
  // Hindi, Marathi
  ['हिंदी', 'हिन्दी'],
  ['अंक', 'अङ्क'],
  ['पंचम', 'पञ्चम'],
  ['घंटी', 'घण्टी'],
  ['संबंध', 'सम्बन्ध'],
  ['फ़ीस', 'फीस'],
  ['पढ़ाई', 'पढाई'],
  ['\u095e\u0940\u0938', 'फ़ीस'],
  ['चाँद', 'चांद'],
  ['रजिस्\u200dटर', 'रजिस्टर'],
  ['क्\u200cया', 'क्या'],
  ['पुढाऱ्या', 'पुढार्या'],
  // Bengali
  ['চাঁদ', 'চাংদ'],
  ['উৎসব', 'উত্‍সব'],
  ['পড়া', 'পড\u09bcা'],
  // Malayalam
  ['അവൻ', 'അവന്\u200d'],
  ['സ്കൂൾ', 'സ്കൂള്\u200d'],
  ['എന്റെ', 'എൻ്റെ'],
  ['എന്റെ', 'എൻറെ'],
  ['പാറ്റ', 'പാററ'],
  ['പൌരൻ', 'പൗരൻ'],
  // Telugu, Kannada
  ['సంబంధం', 'సమ్బన్ధం'],
  ['ಕಂಠ', 'ಕಣ್ಠ'],
  // Gurmukhi, Gujarati
  ['ਪੰਜਾਬ', 'ਪਂਜਾਬ'],
  ['ਬੱਚਾ', 'ਬਚਾ'],
  ['હિંદી', 'હિન્દી'],
  // Urdu
  ['فیس', 'فيس'],
  ['کتاب', 'كتاب'],
  ['مدرسہ', 'مدرسة'],
  ['چھٹی', 'چهٹی'],
  ['عُثمان', 'عثمان'],
  ['کتاب\u200cخانہ', 'كتابخانه'],
  ['فیس', 'ﻓﯿﺲ'],
])('compares %s and %s as one word', (written, asked) => {
  expect(termsOf(written)).toHaveLength(1);
  expect(termsOf(asked)).toEqual(termsOf(written));
});

it.each(['१२', '১২', '૧૨', '੧੨', '௧௨', '౧౨', '೧೨', '൧൨'])('reads the digits %s', (digits) => {
  expect(termsOf(digits)).toEqual(['12']);
});

it.each([
  ['कल', 'काल'],
  ['मरन', 'मरण'],
  ['മരം', 'മരൻ'],
  ['பரை', 'பறை'],
  ['നാം', 'നാൻ'],
])('keeps %s and %s apart', (one, other) => {
  expect(foldIndic(one)).not.toBe(foldIndic(other));
});

it('leaves other scripts as they are', () => {
  expect(foldIndic('holiday')).toBe('holiday');
  expect(foldIndic('چٹائی کمرے')).toBe('چٹایی کمرے');
});

const documents = [
  { href: '/1', title: 'हिन्दी दिवस', breadcrumb: '', page: '', text: 'कक्षा १२ की परीक्षा' },
  { href: '/2', title: 'Sports day', breadcrumb: '', page: '', text: 'For classes X to XII' },
];

it.each(['हिंदी', 'हिन्', 'परीक्षा 12'])('finds a title in another spelling by “%s”', (asked) => {
  const engine = openRecords(documents, {
    pages: [],
    papers: [],
    synonyms: [],
  } as unknown as Parameters<typeof openRecords>[1]);
  expect(engine.find(asked, 5).hits.map(({ href }) => href)).toEqual(['/1']);
});
