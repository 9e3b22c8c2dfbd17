import { extname } from 'node:path';
import { decoded } from '../../lib/files/file-name';
import { type PlainDate, today } from '../../lib/dates/plain-date';
import { titleCase } from './values/title-case';
import { writtenDay } from './values/read-day';

const monthName =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const month = String.raw`(?:(?:${monthName})(?!\p{L})|(?!दिनांक)[\u0600-\u06ff\u0900-\u0d7f]{2,12})[.,]?`;
const nth = String.raw`(?<!\p{Nd})\p{Nd}{1,2}(?:st|nd|rd|th)?`;

/** A day in the name of a file, before its words or behind them; 'on' and 'dated' belong to it. */
const days = [
  String.raw`\p{Nd}{4}[-._]\p{Nd}{1,2}[-._]\p{Nd}{1,2}`,
  // '17_20.11.2026' has the number 17 before its day.
  String.raw`\p{Nd}{1,2}(?<sign>[-._])\p{Nd}{1,2}\k<sign>(?:\p{Nd}{4}|\p{Nd}{2}(?![-._]20\d\d))`,
  // '15 Nov 19 2026' has the number 15 before its day.
  String.raw`${nth}(?:[ _-]?of)?[ _-]?${month}[ _-]?['’]?(?:\p{Nd}{4}|\p{Nd}{2}(?![ ,_-]{1,2}20\d\d))`,
  String.raw`(?<!\p{L})${month}[ _-]?${nth},?[ _-]{0,2}\p{Nd}{4}`,
  // A scanner's '20261020', and its time behind that.
  String.raw`20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])`,
].map(
  (day) =>
    new RegExp(
      String.raw`(?:(?<![\p{L}\p{M}])(on|dt|dtd|dated?|दि|दिनांक)[.:]?[ _-]{0,3})?(?<!\p{Nd})(${day})(?:[-_]?\d{4,6}(?=$|[ _.-]))?(?!\p{Nd})`,
      'giu',
    ),
);

/** What has the form of a number, and is an examination, a class or an age: 'PT-1', 'U-14'. */
const noNumber = String.raw`(?!(?:COVID|CLASS|STD|GRADE|UNDER|U|TERM|UNIT|PART|PHASE|FA|SA|PA|PT|UT)[-_])`;
const figures = String.raw`(\p{Nd}{1,4}[a-z]?(?:-20\d\d(?:-\d\d)?)?)(?![\p{L}\p{M}\p{Nd}]|[-._]\p{Nd})(?: ?(?:of |\()20\d\d(?:-\d\d(?:\d\d)?)?\)?)?`;
const start = String.raw`(?<![\p{L}\p{M}\p{Nd}])`;
const no = String.raw`[ _-]?(?:no|number|सं|संख्या|क्रमांक)?[.:]?[ _-]?`;

/** What stands before a number that has letters of its own. */
const label = new RegExp(
  String.raw`${start}(?:(?:circular|circ?|notice|ref|reference|परिपत्र)[.]?${no}|(?:no|number|सं)[.:]?[ _-]?)$`,
  'iu',
);

/** A number of a circular: 'HVS-2026-114', 'Circular No 12', 'C-07'. */
const numbers = [
  new RegExp(
    String.raw`${start}(${noNumber}[A-Z]{1,6}(?:[-_][A-Z]{1,6})*[-_](?:\d{4}[-_](?:\d{2}[-_])?)?\d{1,4})(?![A-Za-z0-9])`,
    'u',
  ),
  new RegExp(String.raw`${start}(?:circular|परिपत्र|ref|reference)[.]?${no}${figures}`, 'iu'),
  new RegExp(String.raw`^(?:no|number|सं)[.]? ?${figures}`, 'iu'),
  new RegExp(
    String.raw`${start}(?:(?:notice|सूचना)[ _-]?(?:no|number|सं|संख्या|क्रमांक)|circ?[.]?[ _-]?(?:no|number)?)[.]?[ _-]?${figures}`,
    'iu',
  ),
];

/** Behind a number, what tells a paper from the one that it corrects: '014 (Rev.)' is not 014. */
const revision =
  /^[ _-]?(\((?:rev(?:ised|ision)?|amended|amendment|corrected|corrigendum|addendum)\b[^()]{0,12}\)|rev\b\.?(?:[ _-]?\d{1,2}(?!\d))?)/i;

/** Directly behind the day: '2026-11-16 15 Annual Day'; what is counted, as in '15 days', is no number of a circular. */
const numberBehindDay = new RegExp(
  String.raw`^\uE000[ _-]{1,3}\(?(\d{1,3})[.)]?[ _-]{1,3}(?!(?:st|nd|rd|th|days?|weeks?|months?|years?|hours?|minutes?|students?|pupils?|child(?:ren)?|boys|girls|teachers?|toppers?|classes|schools?|houses|periods?|marks|points?|seats|books|new|more|rs|rupees|km|per|am|pm|std|standard|grade|board|science|commerce|arts|humanities|${monthName})(?!\p{L}))(?=\p{L})`,
  'iu',
);

const dayIn = (written: string) =>
  writtenDay(
    written
      .replaceAll('_', ' ')
      .replace(/^(\p{Nd}{4})[ .-]?(\p{Nd}\p{Nd}?)[ .-]?(\p{Nd}\p{Nd}?)$/u, '$3/$2/$1')
      .replace(/^(\p{Nd}+)[ .-](\p{Nd}+)[ .-](\p{Nd}+)$/u, '$1/$2/$3')
      .replace(/^([a-z]+)[.,]?-?(?=\d)|(?<=[a-z]\D?\d\d?)-/gi, '$1 '),
  );

/** What is left of a name without its day and number: 'dt.' before a day, brackets around it. */
const wordsLeft = (rest: string) =>
  // Where no blank stands in a name, hyphens part its words.
  (/[\p{L}\p{M}\d][ _]+\p{L}/u.test(rest) ? rest : rest.replaceAll('-', ' '))
    .replaceAll('_', ' ')
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^copy of\b| ?\(\d\d?\)$/gi, '')
    .replace(/^(?:adobe scan|camscanner|doc[- ]+wa\d{4})(?: ?\(\d\d?\))?[ -]+(?=\p{L})/iu, '')
    .replace(/ - (?:copy|final(?: final)?)$/i, '')
    .replace(/^(?:notice|circular) ?[-–:]/i, '')
    .replace(/^[ .,–-]{1,9}|[ .,–-]{1,9}$/g, '')
    .replace(/^\(([^()]+)\)$/, '$1');

function takeNumber(rest: string) {
  const found = [...numbers, numberBehindDay]
    .map((pattern) => ({ pattern, match: pattern.exec(rest) }))
    .find(({ match }) => match !== null);
  const [whole = '', own = ''] = found?.match ?? [];
  const index = found?.match?.index ?? 0;
  const before = rest.slice(0, index);
  const behind = rest.slice(index + whole.length);
  const [written = '', revised = ''] = (own && revision.exec(behind)) || [];
  return {
    number: `${own.replaceAll('_', '-')} ${revised.replaceAll('_', ' ')}`.trim(),
    rest: `${before.replace(label, '')}${whole.startsWith('\uE000') ? whole[0] : ''} ${behind.slice(written.length)}`,
    isBare: found?.pattern === numberBehindDay,
  };
}

/** What the name of a document says: '2026-11-09 HVS-114 Date sheet.pdf'. */
export function readDocumentName(file: string, now: PlainDate = today()) {
  const name = decoded(file.slice(0, file.length - extname(file).length)).normalize('NFC');
  const written = days.flatMap((pattern) =>
    [...name.matchAll(pattern)].map(({ 0: whole, 1: before = '', 2: day = '', index }) => {
      const isTold = before !== '' && before.toLowerCase() !== 'on';
      // The place of the day is kept, for what stands before and behind it.
      const found = takeNumber(`${name.slice(0, index)}\uE000${name.slice(index + whole.length)}`);
      const [words = ''] = found.rest.split('\uE000');
      const isFirst = !/[\p{L}\p{Nd}]/u.test(
        wordsLeft(words).replace(/^(?:notice|circular|सूचना)$/i, ''),
      );
      return { day, date: dayIn(day), isTold, isFirst, found };
    }),
  );
  const valid = written.filter(({ date }) => date !== undefined);
  const own =
    valid.find(({ isTold }) => isTold) ?? valid.find(({ isFirst }) => isFirst) ?? valid[0];
  const isToCome = own?.date !== undefined && own.date > now && !own.isTold && !own.isFirst;
  const taken = own && !isToCome ? own.found : takeNumber(name);
  const wrong = own
    ? undefined
    : written.find(({ day }) => !/\p{L}/u.test(day) && taken.rest.includes(day));
  const rest = taken.rest.replaceAll('\uE000', ' ').replace(wrong?.day ?? '', ' ');
  const { number, isBare } = taken;
  return {
    title: titleCase(wordsLeft(rest)) || (number ? `Circular ${number}` : ''),
    number,
    date: (isToCome ? undefined : own?.date) ?? '',
    ...(wrong && { noDay: wrong.day.replaceAll('_', ' ') }),
    ...(isToCome && { dayToCome: own.day }),
    ...(isBare && { isBareNumber: true }),
  };
}
