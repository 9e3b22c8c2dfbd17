import { MONTH_NAMES } from './format';
import { latinDigits } from '../language/latin-digits';

/** January to December in Hindi, without nuktas. */
const hindiMonths = [
  ...['जनवरी', 'फरवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त'],
  ...['सित(?:ं|म्)बर', 'अक्[टत]ूबर', 'नव(?:ं|म्)बर', 'दिस(?:ं|म्)बर'],
].map((written) => new RegExp(written));

/** A text with Latin digits, and Hindi months as English has them. */
export function latinFigures(text: string): string {
  const figures = latinDigits(text);
  if (!/\p{Script=Devanagari}/u.test(figures)) return figures;
  return hindiMonths.reduce(
    (made, month, index) => made.replace(month, MONTH_NAMES[index] ?? ''),
    figures
      .normalize('NFD')
      .replace(/\u093C/g, '')
      .normalize('NFC'),
  );
}
