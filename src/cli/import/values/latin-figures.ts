import { MONTH_NAMES } from '../../../lib/dates/format';

/** January to December in Hindi, without nuktas. */
const hindiMonths = [
  ...['जनवरी', 'फरवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त'],
  ...['सित(?:ं|म्)बर', 'अक्[टत]ूबर', 'नव(?:ं|म्)बर', 'दिस(?:ं|म्)बर'],
].map((written) => new RegExp(written));

/** A text with the figures of India's scripts, whose zeros stand 128 characters apart, and Hindi months as English has them. */
export function latinFigures(text: string): string {
  const figures = text
    .normalize('NFKC')
    .replace(/[\u0966-\u0D6F]/gu, (sign) =>
      /\p{Nd}/u.test(sign) ? String((sign.charCodeAt(0) - 0x0966) % 0x80) : sign,
    );
  if (!/\p{Script=Devanagari}/u.test(figures)) return figures;
  return hindiMonths.reduce(
    (made, month, index) => made.replace(month, MONTH_NAMES[index] ?? ''),
    figures
      .normalize('NFD')
      .replace(/\u093C/g, '')
      .normalize('NFC'),
  );
}
