import { MONTH_NAMES } from './format';
import { latinDigits } from '../language/latin-digits';

/** How January to December begin in Hindi, Marathi, Bengali, Tamil, Malayalam and Urdu, without nuktas. */
const months = [
  'जनव|जन$|जाने|জানু|ஜனவ|ജനുവ|جنور',
  'फर|फेब|ফেব|பிப்|ഫെബ|فرور',
  'मार्च|মার্চ|மார்ச்|മാർച്ച്|مارچ',
  'अप्र|एप्र|এপ্র|ஏப்|ഏപ്ര|اپری',
  'मई$|मे$|মে$|மே$|മേയ്|മെയ്|مئی',
  'जून|জুন|ஜூன்|ജൂൺ|جون',
  'जुल|জুল|ஜூலை|ജൂല|جولا',
  'अगस|अग$|ऑगस|আগস|ஆகஸ்|ഓഗസ്|ആഗസ്|اگست',
  'सित|सप्ट|সেপ|செப்|സെപ്|ستمب',
  'अक्[टत]|ऑक्ट|অক্ট|அக்ட|ഒക്ട|اکتو',
  'नवं|नव$|नवम्|नोव्ह|নভে|நவம்|നവം|نومب',
  'दिस|डिस|ডিস|டிச|ഡിസ|دسمب',
].map((begins) => new RegExp(`^(?:${begins})`));

/** A text with Latin digits, and the months of other languages as English has them. */
export function latinFigures(text: string): string {
  const figures = latinDigits(text);
  if (!/[\u0600-\u0d7f]/.test(figures)) return figures;
  return figures
    .normalize('NFD')
    .replace(/[\u093c\u09bc]/g, '')
    .normalize('NFC')
    .replace(
      /[\p{L}\p{M}]+/gu,
      (word) => MONTH_NAMES[months.findIndex((one) => one.test(word))] ?? word,
    );
}
