import { dayForClass, namesNoMoreThan, noSuchClass } from '../../../content/classes';
import { nearest } from '../../../content/nearest';
import { APRIL } from '../../../lib/dates/session';
import { latinDigits } from '../../../lib/language/latin-digits';
import { readClasses, usualClasses } from '../../../lib/http/class-names';
import type { ReadValue } from './read-value';

const section =
  /(?:^|[\s\-–/.('"‘’“”]|(?<=\d)|(?<=\d(?:st|nd|rd|th))|(?<=[IVX]))([A-H])['")’”]*(?: (?:div|sec)(?:ision|tion)?\.?)?$/i;

/** A roll number behind a class and its section: 'X/A/12', 'X-A-12', '10 A 12', 'V Sec A, Roll No. 7'. */
const withRoll =
  /^(.*?[^\s/|.,(–-])[\s/|.,(–-]*(?:\bsec(?:tion)?[\s.:–-]*)?([A-H])[\s/|.,()–-]+(?:roll[\s.-]*)?(?:(?:no|number)[\s.:-]*)?\d{1,3}\)?$/i;

/** A class with its section, without the roll number that offices write behind it. */
function withoutRoll(text: string, classes: readonly string[]): string {
  const [, start = '', letter = ''] = withRoll.exec(text) ?? [];
  const { classes: found, unknown } = readClasses(start, classes);
  const isOne = start !== '' && found.length === 1 && unknown.length === 0;
  return isOne && !classes.includes(text) ? `${start} ${letter}` : text;
}

/** 'Class' and 'fifth' of several languages behind or before a figure: 'इयत्ता 5 वी', '5-ാം ക്ലാസ്', 'வகுப்பு 5'. */
const classWords =
  /कक्षा|क्लास|जमात|इयत्ता|ക്ലാസ്|വകുപ്പ്|வகுப்பு|తరగతి|ತರಗತಿ|ધોરણ|ਜਮਾਤ|ক্লাস|শ্রেণী|শ্রেণি|ଶ୍ରେଣୀ|جماعت/gu;
const ordinals = /(\d) ?-?(?:वीं?|वां|ली|री|थी|ठी|ാം|ம்|வது|వ|ನೇ|মী?|ਵੀਂ|મું)(?![\p{L}\p{M}])/gu;

/** The classes I to XII in words of Hindi and Marathi, without the dots above letters, and as they are written in Latin letters. */
const spelt = (
  'पहली|पहिली|प्रथम|pehli|pahli दूसरी|दुसरी|द्वितीय|doosri|dusri तीसरी|तिसरी|तृतीय|tee?sri|tisri चौथी|चतुर्थ|chauthi ' +
  'पाच(वी)?|पचम|paa?nch[vw]in? छठी|छठवी|छह|सहावी|षष्ठम?|chh?ath?[vw]?i सात(वी)?|सप्तम|saa?tt?[vw]in? आठ(वी)?|अष्टम|aa?th[vw]in? ' +
  'नौ(वी)?|नववी|नवम|nau?[vw]in? दस(वी)?|दहावी|दशम|das[vw]in? ग्यारह(वी)?|अकरावी|gyarah?[vw]in? बारह(वी)?|बारावी|baa?rah?[vw]in?'
)
  .split(' ')
  .map((words) => new RegExp(`^(?:${words})$`, 'i'));

/** A class in figures of any language without its words. */
function inFigures(written: string, classes = usualClasses): string {
  const figureOf = (word: string) => {
    const at = spelt.findIndex((one) => one.test(word.replace(/[ँं]/g, '')));
    return at < 0 ? word : String(at + 1);
  };
  const isKnown = readClasses(written, classes).unknown.length === 0;
  const text = latinDigits(isKnown ? written : written.replace(/[\p{L}\p{M}]+/gu, figureOf));
  const bare = text.replace(classWords, ' ').replace(ordinals, '$1').replace(/ +/g, ' ').trim();
  return /\d/.test(bare) ? bare : text;
}

const notOne =
  'this is more than a class with its section, and is taken as it stands; write it like V A';

/** Whether a name of a class has nothing else in it: 'Pre KG', 'I Std.', 'Class VI Section'. */
const namesNoMore = (name: string, own: string, classes: readonly string[]) =>
  classes.includes(name) || namesNoMoreThan(own, name);

/** Reads no class out of a cell of which its program has made a day. */
const unlessDay =
  (read: ReadValue): ReadValue =>
  (cell, context) => {
    const { text, day } = cell;
    const problem = context.classes.includes(text)
      ? undefined
      : (dayForClass(text) ?? (day && dayForClass(day)));
    return problem === undefined ? read(cell, context) : { problem };
  };

/** A class with its section in the words of the school: '12-A' is 'XII A' where it has a class XII. */
export const readClass: ReadValue = unlessDay((cell, { classes }) => {
  const text = withoutRoll(inFigures(cell.text, classes), classes);
  const { classes: found, unknown } = readClasses(text, classes);
  const [own, ...others] = found;
  // '10-A/B' may be a child of either.
  const isSeveral =
    (others.length > 0 && classes.includes(own ?? '')) || /[^a-z][A-H] ?\/ ?[A-H]$/i.test(text);
  if (own !== undefined && isSeveral) return { value: text, doubt: notOne };
  if (unknown.length > 0 && classes !== usualClasses)
    return { value: text, doubt: noSuchClass(unknown, classes) };
  if (own === undefined) return { value: text };
  const bare = text.replace(/^(?:class|cls?|std|standard|grade|कक्षा)(?![a-z])\.?[ -]*/i, '');
  const [end = '', small = ''] = section.exec(bare) ?? [];
  const start = bare.slice(0, bare.length - end.length);
  // The last letter of 'Five', or of a class that the school calls 'Group A', is none.
  const hasSection = small !== '' && readClasses(start, [own]).classes[0] === own;
  const letter = hasSection ? small.toUpperCase() : '';
  // 'XII Sci' and 'XI Bio Maths A' have more than a section: they stay as the office wrote them.
  const name = hasSection ? start : bare;
  const hasMore =
    name.split(/[^\p{L}\p{M}\d]+/u).filter(Boolean).length > 1 && !namesNoMore(name, own, classes);
  if (hasMore) return { value: start + (hasSection ? end.toUpperCase() : end) };
  return { value: letter ? `${own} ${letter}` : own };
});

/** A class in the words of a school that lists these, or in the usual ones; what can't be read, as it is. */
export function classInWords(text: string, listed: readonly string[]): string {
  const classes = listed.length > 0 ? listed : usualClasses;
  const read = readClass({ text, at: '' }, { classes, streams: [], firstMonth: APRIL });
  return 'value' in read ? String(read.value) : text;
}

/** A stream as it is compared: 'Bio-Maths' and 'BIO MATHS' are one. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim()} `;

/** The streams of most schools, and what names them. */
const USUAL_STREAMS: readonly (readonly [string, RegExp])[] = [
  ['Science', /\bsci|\bsc\b|\bpc[mb]|विज्ञान|साइंस/i],
  ['Commerce', /\bcom(?!p)|वाणिज्य|कॉमर्स/i],
  ['Arts', /\barts?\b|कला|आर्ट्स/i],
  ['Humanities', /\bhum|मानविकी/i],
];

/** The stream that a text names, in the school's own word: 'Sci', 'PCM' and 'Science' are one. */
function streamIn(text: string, streams: readonly string[]): string | undefined {
  // The longest name goes first: 'Computer Science' is not 'Science'.
  const named = [...streams]
    .sort((a, b) => b.length - a.length)
    .find((one) => plain(text).includes(plain(one)));
  if (named !== undefined) return named;
  const [usual] = USUAL_STREAMS.find(([, words]) => words.test(text)) ?? [];
  return (
    usual &&
    (streams.find((one) => one.toLowerCase().startsWith(usual.slice(0, 3).toLowerCase())) ?? usual)
  );
}

/** Behind class XII and before a section: 'Bio Maths' of 'XII Bio Maths A'. */
const behindTwelve =
  /\b(?:XII|12)(?:th)?\b(?:[ .-]*(?:std|class|grade)\b)?[\s.:(/-]*(\p{L}[\p{L}\p{M}\s.&'-]{2,40}?)\)?(?:[ -]+[A-H])?$/iu;

/** A stream. */
export const readStream: ReadValue = ({ text }, { streams }) => ({
  value: streamIn(text, streams) ?? nearest(text, streams) ?? text,
});

/** The class of a board examination, X or XII, and the stream where one stands beside it: 'XII Sci'. */
export const readBoardClass: ReadValue = unlessDay(({ text }, { streams, classes }) => {
  const named = withoutRoll(
    inFigures(text)
      .replace(/\bICSE\b/i, 'X')
      .replace(/\bISC\b/i, 'XII'),
    usualClasses,
  );
  const [found, more] = readClasses(named, usualClasses).classes;
  if ((found !== 'X' && found !== 'XII') || more !== undefined) {
    return { problem: `"${text}" is no class of a board examination; write X or XII` };
  }
  const own = () =>
    behindTwelve
      .exec(named)?.[1]
      ?.replace(/^sec(?:tion)?\b.*/i, '')
      .trim();
  const stream = found === 'XII' ? (streamIn(text, streams) ?? own()) : undefined;
  const isStrange = classes !== usualClasses && readClasses(found, classes).unknown.length > 0;
  return {
    value: found,
    ...(stream && { more: { stream } }),
    ...(isStrange && { doubt: noSuchClass(found, classes) }),
  };
});

/** The classes of a circular, as the office writes them; blank for 'All'. */
export const readForClasses: ReadValue = unlessDay(({ text }, { classes }) => {
  const { unknown, classes: found } = readClasses(text, classes);
  if (unknown.length > 0) return { problem: noSuchClass(unknown, classes) };
  return { value: found.length === 0 ? undefined : text };
});
