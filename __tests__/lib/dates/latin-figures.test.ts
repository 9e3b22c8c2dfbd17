/** @jest-environment node */
import { latinFigures } from '../../../src/lib/dates/latin-figures';
import { readDay } from '../../../src/lib/dates/read-day';
import { parseWrittenDay } from '../../../src/lib/dates/written-day';

const languages = 'as bn doi gu hi kn kok ml mni mr ne or pa ta te ur'.split(' ');
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));

/** A day as the language writes it, in the order of its own. */
const written = (language: string, day: Date, form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).format(day);

it.each(languages)('knows the months of the language %s, whole and shortened', (language) => {
  for (const day of months) {
    const of2026 = { day: 'numeric', year: 'numeric' } as const;
    const texts = [
      `15 ${written(language, day, { month: 'long' })} 2026`,
      `15 ${written(language, day, { month: 'short' })} 2026`,
      written(language, day, { ...of2026, month: 'long' }),
    ];
    const read = [...texts.map(readDay), ...texts.map(parseWrittenDay)];
    expect([texts, ...read]).toEqual([texts, ...read.map(() => day.toISOString().slice(0, 10))]);
  }
});

it('leaves other words as they are', () => {
  const words = 'सप्ताह नया अपराह्न आकस्मिक सत्र ਸਵੇਰੇ সকাল મહોત્સવ';
  expect(latinFigures(words)).toBe(words);
});
