import { latinDigits } from '../../lib/language/latin-digits';
import { dialled } from '../../lib/phones/dialled';

/** A number of an office, and who answers it where that is written. */
interface WrittenPhone {
  words: string;
  number: string;
}

const office = 'School office';

/** What tells only that a number follows; and whose all of them are. */
const ofNumber = /^(?:ph(?:one)?|tel(?:ephone)?|nos?|call|contact|std)$/i;
const ofOffice = /^(?:school|office|off?)$/i;
const mobile = /^(?:mob(?:ile)?|cell|m)$/i;

/** What stands behind a number for one behind it: 'Extn. 12', 'x12', '#12'. */
const extension = /(?:\b(?:ext|extn|extension|x)[ .:-]*|#\s*)(\d{1,5})\b/i;

/** 'Principal: 98421 00000', '98421 00000 (Principal)'; what is dialled behind it is told with who answers. */
function readPhone(part: string): WrittenPhone {
  const [number = ''] = /\(?(?:\+ ?)?\(?\d[\d\s().–-]*\d/.exec(part) ?? [];
  const behind = part.slice(part.indexOf(number) + number.length);
  const [told = '', inside] = extension.exec(behind) ?? [];
  const rest = part
    .replace(number, ' ')
    .replace(told, ' ')
    .replace(/[()[\]:.–]|(?<!\S)-|-(?!\S)/g, ' ');
  if (number === '' || /\d|\b(?:ext\w*|x)\b|#/i.test(rest)) return { words: '', number: part };
  const all = rest.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !ofNumber.test(word));
  const own = all.filter((word) => !ofOffice.test(word)).join(' ');
  // '(M)' behind a name tells no more of who answers.
  const words =
    own === '' || mobile.test(own) ? '' : all.filter((word) => !mobile.test(word)).join(' ');
  const capital = words.charAt(0).toUpperCase() + words.slice(1);
  if (inside === undefined) return { words: capital, number };
  return { words: `${capital || office}, extension ${inside}`, number };
}

/** Numbers of several lines, of which all but the first are written by their last figures: '2229 0000 / 0001 / 02'. */
function withTails(numbers: readonly string[], part: string): string[] {
  const before = numbers.at(-1) ?? '';
  const end = /^\d{1,4}$/.test(part) ? new RegExp(`\\d{${part.length}}$`) : undefined;
  return [...numbers, end?.test(before) ? before.replace(end, part) : part];
}

/** The number of an office, or several of them: '04562-244455 / 98421 00000 (Principal)'. */
export function phoneNumbers(written: string): WrittenPhone[] {
  const parts = latinDigits(written)
    .split(/[,;/&|\n]|\b(?:and|or)\b/i)
    .map((part) => part.trim());
  const numbers = parts.filter((part) => /\d/.test(part)).reduce(withTails, []);
  return numbers.length === 0 ? [{ words: '', number: written }] : numbers.map(readPhone);
}

const isMobile = (number: string) => /^\+91[6-9]\d{9}$/.test(dialled(number) ?? '');

const ordinals = ['', 'second', 'third', 'fourth', 'fifth'];

/** The numbers with their labels: who answers as it is written, else that it is the office's mobile or further line. */
export function labelledPhones(written: string): { label: string; number: string }[] {
  const [first, ...others] = phoneNumbers(written);
  if (!first) return [];
  let lines = 1;
  let hasMobile = isMobile(first.number);
  const labelOf = ({ words, number }: WrittenPhone) => {
    if (words !== '') return words;
    if (isMobile(number) && !hasMobile) {
      hasMobile = true;
      return `${office}, mobile`;
    }
    const ordinal = ordinals[lines];
    lines += 1;
    return `${office}, ${ordinal === undefined ? `line ${lines}` : `${ordinal} line`}`;
  };
  return [
    { label: first.words || office, number: first.number },
    ...others.map((other) => ({ label: labelOf(other), number: other.number })),
  ];
}
