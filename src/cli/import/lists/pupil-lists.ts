import { birthdaysSchema } from '../../../content-service/kinds/birthdays';
import { toppersSchema } from '../../../content-service/kinds/toppers';
import { boardClass } from '../../../content/classes';
import { writtenSession } from '../../../content/session-field';
import { parseDayAndMonth } from '../../../lib/dates/day-and-month';
import { usualClasses } from '../../../lib/http/class-names';
import { resultOf } from '../../../lib/percent-of';
import { bareWords } from '../../../lib/privacy/bare-name';
import { classInWords, readBoardClass, readClass, readStream } from '../values/read-class';
import { readBirthday } from '../values/read-day';
import { readPercent } from '../values/read-percent';
import { readSessionCell } from '../values/read-session';
import {
  childNameField,
  classHeadings,
  letters,
  monthsApart,
  plainClassHeadings,
} from './common-fields';
import type { ListItem, Target } from './target';

/** The file of a photo, whichever key a list has for it. */
const portrait = {
  headings: 'photo photos picture image photograph portrait photofile photofilename photoname फोटो',
  file: { use: 'photo', folder: 'pictures/people' },
} as const;

const sameSession = (value: unknown) => writtenSession(String(value)) ?? String(value);
/** 'Std. X', 'Class 10' and 'X' are one class, whatever words the school has for it. */
const sameClass = (value: unknown) => letters(classInWords(String(value ?? ''), usualClasses));
const pupil = (item: ListItem) => [letters(item['name']), sameClass(item['class'])].join(' ');
/** The same for 'MENON, ASHA', 'Master Asha Menon' and 'Asha Menon (A1003)'. */
const likelyPupil = (item: ListItem) =>
  [...bareWords(String(item['name'])).map(letters).sort(), sameClass(item['class'])].join(' ');
const sameBirthday = (value: unknown) => parseDayAndMonth(String(value)) ?? String(value);

/** A result of somebody who has not passed, in the words and letters of schools and boards. */
const notPassed =
  /^(?:fail(?:ed)?|comp(?:artment(?:al)?|t{0,2}\.?)|e\.?r\.?|essential repeat|supplementary|detained|abs(?:ent)?|withheld|unsuccessful|p\.?c\.?n\.?a\.?|not (?:passed|qualified|promoted|eligible)|अनुत्तीर्ण)$/iu;

/** What offices say of a child who is no longer at the school; 'Transferred from' is of one who has come. */
const hasLeft =
  /^(?:(?:t\.?c\.?|s\.?l\.?c\.?|l\.?c\.?|left|dropped|n\.?s\.?o\.?|inactive|in-active|ex[ -]student|alumn(?:us|a|i)|(?:adm(?:ission)?\.? )?cancell?ed)$|(?:(?:t\.?c\.?|s\.?l\.?c\.?|l\.?c\.?) (?:issued|taken|given)|left (?:the )?school|left (?:on|in|w\.?e\.?f)|left ?[-–—(/:,] ?(?:t\.?c|s\.?l\.?c|l\.?c|\d+|school|on|in|w\.?e\.?f)|expelled|rusticated|withdrawn|transferred(?! (?:from|to (?:class|sec)))|migrated|gone to|shifted(?! to (?:class|sec))|relieved|absconding|long absent|name (?:removed|cut|deleted)|no longer|not attending|(?:name )?struck off|passed[ -]out|discontinued|drop(?:ped)?[ -]?out|deceased|expired|टी\.?सी\.?|नाम कटा|स्थानांतरित|मृत)(?!\p{L}))/iu;

/** Columns that are filled in for a child who has left; not those of the certificate that a new child has brought. */
const ofLeaving =
  /^(?!.*(?:prev|last|former|old|receiv|submi|deposit)).*(?:\b(?:t\.?c|s\.?l\.?c)\b|transfer certificate|leaving|withdrawal|struck off|\bleft on\b|date left)/i;
const notYet =
  /^(?:[-–—./]+|0|no|n|n\/?a|null|nil|none|not (?:issued|taken|applied)|studying|active|received|submitted|deposited|pending)$/i;

/** The column that says whether a child is at school, and what stands there of one who is. */
const ofStatus =
  /^(?:(?:student|pupil|child|current|present|enrol?lment|admission)(?:['’]?s)? ?)?status$|^स्थिति$/i;
const isHere =
  /^(?:active|studying|study|regular|present|current|continu(?:e|es|ed|ing)|enrolled|admitted|promoted|pass(?:ed)?|new(?: admission)?|old|existing|yes|on ?roll|r\.?t\.?e\.?|day[ -]?(?:scholar|boarder)|boarder|hosteller|general|transferred (?:from|to (?:class|sec)).*|left-handed|(?:on )?long leave|अध्ययनरत|नियमित|\W*)$/i;

/** What is said of parents is said of no child. */
const ofParents = /\b(?:father|mother|parent|guardian)|पिता|माता|अभिभावक/i;

/** toppers.yaml */
export const toppers: Target = {
  name: 'toppers',
  words: 'toppers of the board examinations',
  schema: toppersSchema,
  nameKey: 'name',
  excludes: (cell) => notPassed.test(cell),
  fields: [
    childNameField,
    {
      key: 'class',
      words: 'the class, X or XII',
      headings: `${plainClassHeadings} exam examination board`,
      read: readBoardClass,
      needed: true,
      example: 'XII',
    },
    {
      key: 'session',
      words: 'the session of the examination',
      headings:
        'session सत्र academicsession academicyear year sessionyear examyear yearexam yearpassing passingyear batch',
      read: readSessionCell,
      same: sameSession,
      needed: true,
      example: '2025-2026',
    },
    {
      key: 'division',
      words: 'the result in per cent',
      headings:
        'percent perc pct per percentmarks markspercent percentobtained totalpercent aggregatepercent scorepercent ' +
        'finalpercent overallpercent resultpercent boardpercent cbsepercent icsepercent iscpercent ' +
        'best4percent best5percent bestfourpercent bestfivepercent bo4 bo5 ' +
        'marksobtained obtainedmarks obtained markssecured securedmarks marksscored ' +
        'प्राप्तांक अंक marks totalmarks total score aggregate grandtotal overall best4 best5 bestfour bestfive result division',
      beside: { outof: 'maximummarks maximum marksmaximum out mm पूर्णांक' },
      read: readPercent,
      same: (value) => String(resultOf(String(value))),
      needed: true,
    },
    { key: 'stream', words: 'the stream', headings: 'stream group faculty संकाय', read: readStream },
    { key: 'attachments', words: 'a portrait', ...portrait },
  ],
  identities: [
    (item) =>
      [letters(item['name']), boardClass(item['class']), sameSession(item['session'])].join(' '),
  ],
  besideName: {
    same: (item) => `${String(boardClass(item['class']))} ${sameSession(item['session'])}`,
    words: 'class and session',
  },
  scope: {
    part: (item) => `${String(boardClass(item['class']))} ${sameSession(item['session'])}`,
    others: 'of classes and sessions that the file does not have',
  },
};

/** birthdays.yaml, or birthdays.csv */
export const birthdays: Target = {
  name: 'birthdays',
  words: 'birthdays of pupils',
  schema: birthdaysSchema,
  nameKey: 'name',
  excludes: (cell, heading) =>
    (hasLeft.test(cell) && !ofParents.test(heading)) ||
    (ofLeaving.test(heading) && cell !== '' && !notYet.test(cell)) ||
    (ofStatus.test(heading) &&
      !isHere.test(cell) &&
      'write "Studying" here if the child is at school'),
  fields: [
    childNameField,
    {
      key: 'class',
      words: 'the class',
      headings: classHeadings,
      parts: { section: 'section sec division div अनुभाग वर्ग तुकडी বিভাগ শাখা பிரிவு ഡിവിഷൻ سیکشن' },
      read: readClass,
      same: sameClass,
      blank:
        'rows without a class are taken without one; where that of the row above is meant, fill it in',
    },
    {
      key: 'birthday',
      words: 'the birthday',
      headings:
        'birthday bday birthdate birthdaydate datebirth datebirthday daybirth birth dob born bornon ' +
        'जन्मतिथि जन्मदिन जन्मदिनांक जन्मतारीख জন্মতারিখ ജനനതീയതി ജനനത്തീയതി பிறந்ததேதி பிறந்தநாள் تاریخپیدائش',
      beside: { day: 'birthday day date dd दिन', ...monthsApart },
      read: readBirthday,
      same: sameBirthday,
      needed: true,
    },
    { key: 'photo', words: 'a photo', ...portrait },
  ],
  // A child who has gone up a class has the birthday of before, and one whose birthday was corrected the class.
  identities: [
    (item) =>
      [letters(item['name']), sameClass(item['class']), sameBirthday(item['birthday'])].join(' '),
    pupil,
    (item) => [letters(item['name']), sameBirthday(item['birthday'])].join(' '),
  ],
  likely: { same: likelyPupil, words: 'the name and class of' },
  besideName: {
    same: (item) => `${sameClass(item['class'])} ${sameBirthday(item['birthday'])}`,
    words: 'class and birthday',
  },
  scope: {
    part: (item) => sameClass(item['class']),
    others: 'of classes that the file does not have',
  },
};
