import { dialled } from '../../../lib/phones/dialled';
import { phoneProblem } from '../../../lib/phones/phone-problem';
import type { ReadValue } from './read-value';

/** '+91 98765 43210' of '+919876543210'; another number as it is. */
const spaced = (number: string) => number.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');

/** A telephone number that rings; one that a spreadsheet took for a number is written as one again. */
export const readPhone: ReadValue = ({ text, number }) => {
  if (number === undefined && /^\d(?:\.\d+)?E\+\d+$/i.test(text)) {
    return {
      problem: `the spreadsheet has made ${text} of a phone number, and its last digits are lost; give the column the format "Text", and write the number again`,
    };
  }
  const written = number === undefined ? text : String(number);
  const rings = dialled(written);
  if (rings === undefined) {
    const problem = phoneProblem(written) ?? `"${written}" does not ring`;
    // Of '98765 43210 / 99887 76655'; the area code alone is none.
    const first = text.split(/[,;/&|]|\b(?:and|or)\b/i).find((part) => dialled(part) !== undefined);
    if (first === undefined) return { problem };
    return { value: first.trim(), doubt: `${problem}; here ${first.trim()} alone is taken` };
  }
  const isPlain = number !== undefined || /^91[6-9]\d{9}$/.test(text);
  return { value: isPlain ? spaced(rings) : text };
};
