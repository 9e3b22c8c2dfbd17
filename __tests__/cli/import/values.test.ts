/** @jest-environment node */
import { findColumns, headingKey } from '../../../src/cli/import/columns/headings';
import { lists } from '../../../src/cli/import/lists/lists';
import {
  columnName,
  serialDay,
  tidy,
  withoutTextMark,
  type Cell,
} from '../../../src/cli/import/sheets/sheet';
import {
  readBoardClass,
  readClass,
  readForClasses,
} from '../../../src/cli/import/values/read-class';
import { exchangedDays, readBirthday, readDay } from '../../../src/cli/import/values/read-day';
import { readDays } from '../../../src/cli/import/values/read-days';
import { outOfHeading, readPercent } from '../../../src/cli/import/values/read-percent';
import { readPhone } from '../../../src/cli/import/values/read-phone';
import { readSessionCell } from '../../../src/cli/import/values/read-session';
import {
  readChildName,
  readName,
  type ReadValue,
  type ValueContext,
} from '../../../src/cli/import/values/read-value';
import { usualClasses } from '../../../src/lib/http/class-names';

const context: ValueContext = {
  classes: usualClasses,
  streams: ['Science', 'Commerce'],
  firstMonth: 4,
};
const cell = (text: string, more: Partial<Cell> = {}): Cell => ({ text, at: 'A1', ...more });

/** The value of a cell, with what it gives for other keys; 'problem' where it can't be read. */
function valueOf(read: ReadValue, written: string | Cell, more: Partial<ValueContext> = {}) {
  const value = read(typeof written === 'string' ? cell(written) : written, {
    ...context,
    ...more,
  });
  if ('problem' in value) return 'problem';
  return value.more ? { value: value.value, ...value.more } : value.value;
}

it.each([
  ['05/04/2025', '5 April 2025'],
  ['2025-04-04T18:30:00.000Z', '5 April 2025'],
  ["5 Apr' 25", '5 April 2025'],
  ['5–Apr–2025', '5 April 2025'],
  ['5 April 2025*', '5 April 2025'],
  ['5.4.25', '5 April 2025'],
  ["1st Apr '25", '1 April 2025'],
  ['1 st Apr 2025', '1 April 2025'],
  ['Saturday, 15th of August, 2026', '15 August 2026'],
  ['15 Aug 2026 (Sat)', '15 August 2026'],
  ['2026/08/15', '15 August 2026'],
  ['15-08-2026 10:30', '15 August 2026'],
  ['45752', '5 April 2025'],
  ['०५/०४/२०२५', '5 April 2025'],
  ['൫.൪.൨൦൨൫', '5 April 2025'],
  ['5 सितम्बर 2025', '5 September 2025'],
  ['५ फ़रवरी, २०२५', '5 February 2025'],
  ['५ एप्रिल २०२५', '5 April 2025'],
  ['৫ মে ২০২৫', '5 May 2025'],
  ['5 நவம்பர் 2025', '5 November 2025'],
  ['۵ دسمبر ۲۰۲۵', '5 December 2025'],
  ['04/25/2025', 'problem'],
  ['5 April', 'problem'],
  ['31/02/2025', 'problem'],
  ['to be told', 'problem'],
])('day %s is %s', (written, day) => {
  expect(valueOf(readDay, written)).toBe(day);
});

it.each([
  ['12-16 Oct 2026', '12 October 2026', '16 October 2026'],
  ['12th to 16th Oct, 2026', '12 October 2026', '16 October 2026'],
  ["30 Sept to 2 Oct '26", '30 September 2026', '2 October 2026'],
  ['From 1/10/2026 (Thu) to 5/10/2026 (Mon)', '1 October 2026', '5 October 2026'],
  ['1.10.26 - 5.10.26', '1 October 2026', '5 October 2026'],
  ['1/12/2026-12/12/2026', '1 December 2026', '12 December 2026'],
  ['Oct 21st–25th, 2026', '21 October 2026', '25 October 2026'],
  ['Dec. 24, 2026 to Jan. 2, 2027', '24 December 2026', '2 January 2027'],
  ['Nov. 15, 16 & 17, 2026', '15 November 2026', '17 November 2026'],
  ['18, 19, 20, 21 Oct 2026', '18 October 2026', '21 October 2026'],
  ['12/13 Feb 2027', '12 February 2027', '13 February 2027'],
  ['08/11/2026 & 09/11/2026', '8 November 2026', '9 November 2026'],
  ['1 अक्टूबर 2026 से 5 अक्तूबर 2026', '1 October 2026', '5 October 2026'],
])('days %s are %s until %s', (written, value, until) => {
  expect(valueOf(readDays, written)).toEqual({ value, until });
});

it('reads numbers of both calendars of Excel, and no number of another time', () => {
  expect(serialDay(45_752)).toBe('2025-04-05');
  expect(serialDay(45_752 - 1462, 1904)).toBe('2025-04-05');
  expect(serialDay(45_752.75)).toBe('2025-04-05');
  expect([serialDay(2025), serialDay(4_575_200), serialDay(NaN)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it.each(['12 & 14 Nov 2026', 'Nov 12, 14 and 15, 2026', '8/11/2026 & 12/11/2026', '12 & 14 Nov'])(
  'takes no day between those of %s for one of them',
  (written) => {
    expect(readDays(cell(written), context)).toEqual({
      problem: `"${written}" names days that do not follow each other; write a row for each of them`,
    });
  },
);

it('takes a number of admission for no day', () => {
  for (const number of ['15081', '12345', '99999']) {
    expect(valueOf(readDay, number)).toBe('problem');
    expect(valueOf(readBirthday, number)).toBe('problem');
  }
  expect(valueOf(readBirthday, '41734')).toBe('5 April');
});

it.each([
  ['fourteenth of March 2015', 'the day is not understood; write it like 14 March 2015'],
  ['14 Marhc', 'the day is not understood; write it like 14 March 2015'],
  ['31 Feb', 'there is no such day; write it like 5 April or 05/04'],
  ['31/02/2014', 'there is no such day; write it like 5 April or 05/04'],
])('says what is wrong with the birthday %s', (written, problem) => {
  expect(readBirthday(cell(written), context)).toEqual({ problem });
});

it('leaves the year out of a birthday, and does not repeat it where it is wrong', () => {
  expect(valueOf(readBirthday, '05/04/2014')).toBe('5 April');
  expect(valueOf(readBirthday, cell('05/04/14', { number: 41_734, day: '2014-04-05' }))).toBe(
    '5 April',
  );
  // Midnight in India of the next day.
  expect(valueOf(readBirthday, '2014-04-04T18:30:00.000Z')).toBe('5 April');
  expect(valueOf(readBirthday, '13/5/2099')).toBe('problem');
  expect(valueOf(readBirthday, '13/5/85')).toBe('13 May');
  expect(JSON.stringify(readBirthday(cell('31/02/2014'), context))).not.toContain('2014');
});

it.each([
  ['15 August', '15 August 2026'],
  ['26th January (Tue)', '26 January 2027'],
  ['25/12', '25 December 2026'],
  ['19-24 Oct', { value: '19 October 2026', until: '24 October 2026' }],
  ['30 Dec to 2 Jan', { value: '30 December 2026', until: '2 January 2027' }],
  ['Dec 24 to Jan 2', { value: '24 December 2026', until: '2 January 2027' }],
  ['Oct. 21st-25th', { value: '21 October 2026', until: '25 October 2026' }],
  ['Nov. 15, 16 & 17', { value: '15 November 2026', until: '17 November 2026' }],
  ['Dec. 25', '25 December 2026'],
  ['12 & 13 Feb', { value: '12 February 2027', until: '13 February 2027' }],
  ['31/11', 'problem'],
  ['15 August 2025', '15 August 2025'],
])('a day without a year, %s, is one of the session in the title', (written, value) => {
  for (const title of ['days.csv St Mary (Estd. 1983) Holidays 2026-27', 'Holidays 2026-27.xlsx']) {
    expect(valueOf(readDays, written, { title })).toEqual(value);
  }
});

it.each(['10-12 Dec', '14 Nov', '30 Dec to 2 Jan'])('says that %s has no year', (written) => {
  expect(readDays(cell(written), context)).toEqual({
    problem: `"${written}" has no year; write it like 14 November 2026, or the session above the headings: 2026-27`,
  });
});

it('asks about a day beside another weekday', () => {
  expect(readDay(cell('Friday, 13 April 2026'), context)).toEqual({
    value: '13 April 2026',
    doubt:
      '13 April 2026 is a Monday, and the table says "Friday, 13 April 2026"; which one is right?',
  });
});

it('asks about a day that is years ahead', () => {
  expect(readDay(cell('14/11/2099'), context)).toEqual({
    value: '14 November 2099',
    doubt: '14 November 2099 is more than two years ahead; is its year right?',
  });
});

it('takes no year from a title that names none, or several', () => {
  for (const title of ['Holidays', 'Holidays of 2025, 2026', 'export 2026-11-27.csv'])
    expect(valueOf(readDays, '15 August', { title })).toBe('problem');
  expect(valueOf(readDays, '15 August', { title: 'Holidays 2026.xlsx' })).toBe('15 August 2026');
  expect(valueOf(readDays, '15 January', { title: 'Session: 26-27' })).toBe('15 January 2027');
  expect(valueOf(readDays, '28 Dec to 5 Jan 2027')).toEqual({
    value: '28 December 2026',
    until: '5 January 2027',
  });
});

it.each([
  ["'98.4", '98.4'],
  ["'98 batch", "'98 batch"],
  ["'12/03/2014", '12/03/2014'],
  ["'12-Mar-14", '12-Mar-14'],
  ['’9876500000', '9876500000'],
  ["'95 batch", "'95 batch"],
  ["'95-96", "'95-96"],
])('reads %s, which an apostrophe keeps a text, as %s', (written, text) => {
  expect(withoutTextMark(written)).toBe(text);
});

it('reads a day with an hour behind it', () => {
  expect(valueOf(readDays, '15th January 2027 at 11:00 a.m.')).toBe('15 January 2027');
});

it('notices days that Excel took for months', () => {
  const days = (['2025-05-04', '2025-06-04', '2025-07-05'] as const).map((day) =>
    cell('', { day }),
  );
  expect(exchangedDays([...days, cell('25/04/2025')])).toEqual(days);
  expect(exchangedDays([...days, cell('05/04/2025')])).toEqual([]);
  expect(exchangedDays([...days, cell('', { day: '2025-05-20' }), cell('25/04/2025')])).toEqual([]);
});

it.each([
  ['98.5', 98.5],
  ['98%', 98],
  ['97.4% (Best of 4)', 97.4],
  ['496/500', 99.2],
  ['480 out of 500', 96],
  ['98,5', 98.5],
  ['९८.५ %', 98.5],
  ['0.985', 98.5],
  ['1', 'problem'],
  ['9.8', 'problem'],
  ['A1', 'problem'],
  ['496', 'problem'],
  ['510/500', 'problem'],
  ['4,95/500', 'problem'],
])('result %s is %s', (written, value) => {
  expect(valueOf(readPercent, written)).toBe(value);
});

it('takes the format of a cell, and the sum in a heading, for what they say', () => {
  expect(valueOf(readPercent, cell('98.0%', { number: 0.98, isPercent: true }))).toBe(98);
  expect(outOfHeading('Total (500)')).toBe(500);
  expect(outOfHeading('% (of 500)')).toBeUndefined();
  expect(valueOf(readPercent, '496', { outOf: 500 })).toBe(99.2);
  expect(valueOf(readPercent, '98.2', { outOf: 500 })).toBe('problem');
  expect(outOfHeading('Marks Obt.', '500')).toBe(500);
  expect(outOfHeading('Per.', '500')).toBeUndefined();
  expect(outOfHeading('प्रतिशत', '500')).toBeUndefined();
});

it.each([
  ['12-A', 'XII A'],
  ['XIIA', 'XII A'],
  ['Class 5 B', 'V B'],
  ['10th C', 'X C'],
  ['KG A', 'KG A'],
  ['+2', 'XII'],
  ['Plus One B', 'XI B'],
  ['V DIV B', 'V B'],
  ['V STD A DIV', 'V A'],
  ['5th B Sec.', 'V B'],
  ['Std 5th Div-B', 'V B'],
  ['इयत्ता ५ वी', 'V'],
  ['कक्षा 10वीं', 'X'],
  ['पाँचवीं', 'V'],
  ['कक्षा पाच अ', '5 अ'],
  ['Class Paanchvi A', 'V A'],
  ['बारहवीं', 'XII'],
  ['5-ാം ക്ലാസ്', 'V'],
  ['5ம் வகுப்பு', 'V'],
  ['ধোপা', 'ধোপা'],
  ['XII Sci', 'XII Sci'],
  ['XII Sci A', 'XII Sci A'],
  ['५-अ', '5-अ'],
  ['XI Bio Maths A', 'XI Bio Maths A'],
  ['10-A/B', '10-A/B'],
  ['10/B', 'X B'],
  ['V Std A', 'V A'],
  ['Std. XII (Sc.)', 'XII (Sc.)'],
  ['Rose', 'Rose'],
  ['V', 'V'],
  ['Class a', 'Class a'],
  ['v a', 'V A'],
  ['V-a', 'V A'],
  ['x b', 'X B'],
  ['vi a', 'VI A'],
  ['vib', 'VI B'],
  ['5th c', 'V C'],
  ['Std 10(d)', 'X D'],
  ['kg b', 'KG B'],
  ['XII Sci a', 'XII Sci A'],
  ['Five', 'V'],
  ['twelve', 'XII'],
  ['Xth ‘A’', 'X A'],
  ['VII “c”', 'VII C'],
  ['Cl. VII B', 'VII B'],
])('class %s is %s', (written, value) => {
  expect(valueOf(readClass, written)).toBe(value);
});

it('keeps to the words of a school whose classes have numbers', () => {
  expect(valueOf(readClass, 'VII-B', { classes: ['LKG', 'UKG', '1', '7'] })).toBe('7 B');
  const classes = ['Group a', 'Group b', 'House'];
  expect(valueOf(readClass, 'Group a', { classes })).toBe('Group a');
  expect(valueOf(readClass, 'GROUP B', { classes })).toBe('Group b');
  expect(valueOf(readClass, 'house', { classes })).toBe('House');
  expect(valueOf(readClass, 'house a', { classes })).toBe('House A');
});

it.each([
  ['XII Sci', { value: 'XII', stream: 'Science' }],
  ['12-A Commerce', { value: 'XII', stream: 'Commerce' }],
  ['Std. XII (Sc.)', { value: 'XII', stream: 'Science' }],
  ['12 (PCM)', { value: 'XII', stream: 'Science' }],
  ['XII विज्ञान', { value: 'XII', stream: 'Science' }],
  ['12वीं वाणिज्य वर्ग', { value: 'XII', stream: 'Commerce' }],
  ['XII Bio Maths', { value: 'XII', stream: 'Bio Maths' }],
  ['XII - Computer B', { value: 'XII', stream: 'Computer' }],
  ['XII A', 'XII'],
  ['Class X-B', 'X'],
  ['ICSE', 'X'],
  ['IX', 'problem'],
  ['X and XII', 'problem'],
])('board class %s is %p', (written, value) => {
  expect(valueOf(readBoardClass, written)).toEqual(value);
});

it('keeps the classes of a circular as they are written, and none for all', () => {
  expect(valueOf(readForClasses, 'VI to VIII')).toBe('VI to VIII');
  expect(valueOf(readForClasses, 'All classes')).toBeUndefined();
  expect(valueOf(readForClasses, 'Class XV')).toBe('problem');
});

it('reads sessions, and no year that may be two', () => {
  expect(valueOf(readSessionCell, 'Session 2025-26')).toBe('2025-2026');
  expect(valueOf(readSessionCell, '25-26')).toBe('2025-2026');
  expect(valueOf(readSessionCell, '25-27')).toBe('problem');
  expect(valueOf(readSessionCell, '15/03/2026', { firstMonth: 1 })).toBe('problem');
  expect(valueOf(readSessionCell, '2026')).toBe('problem');
  expect(valueOf(readSessionCell, '2026', { firstMonth: 1 })).toBe('2026');
});

it('writes phone numbers that a spreadsheet took for numbers, and refuses what it has lost', () => {
  expect(valueOf(readPhone, cell('9876500001', { number: 9_876_500_001 }))).toBe('+91 98765 00001');
  expect(valueOf(readPhone, '919876500001')).toBe('+91 98765 00001');
  expect(valueOf(readPhone, '0135 2760001')).toBe('0135 2760001');
  expect(valueOf(readPhone, '9.8765E+09')).toBe('problem');
  expect(valueOf(readPhone, '2760001')).toBe('problem');
});

it.each([
  ['Name of the Student', 'name'],
  ['Class & Sec.', 'classsec'],
  ['D.O.B. (DD/MM/YYYY)', 'dob'],
  ['% age', 'percent'],
  ['Percentage of Marks', 'percentmarks'],
  ['S. No.', 'rownumber'],
  ['No', 'no'],
])('heading %s is %s', (heading, key) => {
  expect(headingKey(heading)).toBe(key);
});

describe('columns', () => {
  const find = (list: string, ...headings: string[]) => {
    const target = lists.find(({ name }) => name === list);
    if (!target) throw new Error(`no list ${list}`);
    return findColumns(
      headings.map((text) => cell(text)),
      target,
    );
  };
  it('takes the better of two headings, and asks between equals', () => {
    const { columns, several } = find('toppers', 'Student', 'Marks', 'Percentage', "Father's Name");
    expect(Object.fromEntries(columns)).toEqual({ name: 0, division: 2 });
    expect(several.size).toBe(0);
    expect([...find('birthdays', 'Name', 'Student Name').several]).toEqual([['name', [0, 1]]]);
  });
  it('reads a slip of one letter, tells it, and guesses no more', () => {
    const { columns, guessed } = find('birthdays', 'Name', 'Brithday', 'Photographer');
    expect(Object.fromEntries(columns)).toEqual({ name: 0, birthday: 1 });
    expect(guessed).toEqual([{ heading: 'Brithday', as: 'birthday' }]);
  });
  it.each([
    ['birthdays', 'Date of Birth (in figures)', 'birthday'],
    ['birthdays', 'Date of birth In figures', 'birthday'],
    ['toppers', 'Marks in %', 'division'],
    ['toppers', 'Overall %age', 'division'],
    ['toppers', 'Best of 4', 'division'],
    ['toppers', 'Board %', 'division'],
    ['toppers', 'Per.', 'division'],
    ['toppers', 'Agg. %', 'division'],
    ['toppers', 'Percentage (%)', 'division'],
    ['toppers', 'Obt. Marks', 'division'],
    ['toppers', 'Max. Marks', 'outof'],
    ['toppers', 'Full Marks', 'outof'],
    ['toppers', 'M.M.', 'outof'],
    ['toppers', 'Out of', 'outof'],
    ['toppers', 'Marks/500', 'division'],
    ['circulars', 'For Std.', 'classes'],
    ['birthdays', 'Dt. of Birth', 'birthday'],
    ['toppers', 'Year of Passing', 'session'],
    ['birthdays', 'Birth Dt.', 'birthday'],
    ['birthdays', 'ജനന തീയതി', 'birthday'],
    ['birthdays', 'பெயர்', 'name'],
    ['circulars', 'Addressed To', 'classes'],
    ['calendar', 'List of Holidays', 'title'],
  ])('of %s reads "%s" as %s', (list, heading, field) => {
    expect([...find(list, heading).columns.keys()]).toEqual([field]);
  });
  it('reads both parts of a heading that mean the same', () => {
    expect(Object.fromEntries(find('calendar', 'Date', 'Day', 'Holiday / Event').columns)).toEqual({
      date: 0,
      title: 2,
    });
  });
});

it('names columns as a spreadsheet does', () => {
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});

it.each([
  ['Priya Dâ€™Souza', 'Priya D’Souza'],
  ['à®ªà¯Šà®™à¯\x8dà®•à®²à¯\x8d', 'பொங்கல்'],
  ['à¤®à¤¾à¤˜', 'माघ'],
  ['RenÃ©e', 'Renée'],
  ['Café', 'Café'],
  ['Ânand Châtelet', 'Ânand Châtelet'],
  ['Pongal € 5', 'Pongal € 5'],
  ['நிலா D’Souza', 'நிலா D’Souza'],
])('reads the letters of %s', (written, meant) => expect(tidy(written)).toBe(meant));

it.each(['Vacant', 'VACANT', 'Post Vacant', 'Nil', 'N.A.', '(Vacant)', 'To be appointed', 'TBA'])(
  'takes %s for nobody',
  (text) => {
    expect(readName(cell(text))).toMatchObject({
      value: text,
      doubt: `"${text}" is nobody’s name, and is shown as it stands; leave the row out if no post is vacant`,
    });
    expect(readChildName(cell(text))).toEqual({
      problem: `"${text}" is no name; leave the row out`,
    });
  },
);

it.each([
  ['Late Asha Menon', 'problem'],
  ['Pass %', 'problem'],
  ['No. of Distinctions', 'problem'],
  ['स्व. आशा मेनन', 'problem'],
  ['Latesh Rao', 'Latesh Rao'],
])('takes %s for no child who is at school', (text, name) => {
  expect(valueOf(readChildName, text)).toBe(name);
});

it.each(['Nilima Rao', 'Nina', 'Tara B. Dutt'])('takes %s for a name', (text) => {
  expect(readName(cell(text))).toEqual({ value: text });
});

it.each(['Priya .', 'Priya NULL', '3. Priya', 'Priya . .'])('takes %s for Priya', (text) => {
  expect(readName(cell(text))).toEqual({ value: 'Priya' });
});

it.each([
  ['1-Jun', '1-6 and 6-1'],
  ['6-Jan-2026', '6-1 and 1-6'],
  ['Jan-06', '6-1 and 1-6'],
  ['1-Jun A', '1-6 and 6-1'],
  ['06/01/2026', '6-1 and 1-6'],
  ['10-Dec', '10-12 and 12-10'],
])('names the class %s as a day that a spreadsheet made', (text, classes) => {
  for (const read of [readClass, readBoardClass, readForClasses])
    expect(read(cell(text), context)).toEqual({
      problem: `this is a day, which spreadsheets make of ${classes}; give the column the format "Text", and write the class again`,
    });
});

it('takes what only looks like a day for a class', () => {
  expect(valueOf(readClass, cell('06/01/26', { day: '2026-01-06' }))).toBe('problem');
  expect(valueOf(readClass, '6-1')).toBe('6-1');
  expect(valueOf(readClass, 'May-1', { classes: ['May-1'] })).toBe('May-1');
  expect(valueOf(readForClasses, '6-8')).toBe('6-8');
});
