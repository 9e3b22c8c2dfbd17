import { editDistance } from '../../../content/nearest';
import { folded } from '../../../lib/privacy/folded';
import { parseWrittenDay } from '../../../lib/dates/written-day';
import { readDay } from '../values/read-day';
import { readDays } from '../values/read-days';
import { readChildName, readName } from '../values/read-value';
import type { Field, ListItem } from './target';

/** What two ways to write one name share: its letters and figures. */
export const letters = (value: unknown): string =>
  folded(String(value ?? '')).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether two names, by their letters, are one with another spelling, or with another word at its end. */
export const isSpelling = (one: string, other: string): boolean =>
  one.startsWith(other) ||
  other.startsWith(one) ||
  editDistance(one, other) <= Math.floor(Math.max(one.length, other.length) / 5);

/** The day of a written value; the value itself where it is none. */
export const sameDay = (value: unknown): string => parseWrittenDay(String(value)) ?? String(value);

/** 'Std/Sec/Roll', 'Class/Roll No.' */
const rollHeadings = ['class', 'std', 'grade']
  .flatMap((grade) => ['', 'sec', 'section', 'div'].map((section) => `${grade}${section}`))
  .flatMap((words) => ['roll', 'rollno', 'rollnumber'].map((roll) => `${words}${roll}`))
  .join(' ');

/** A class, maybe with its section; 'Grade' is what a result got as often as a class. */
export const plainClassHeadings =
  `${rollHeadings} ` +
  'class classname std standard कक्षा कक्षावर्ग इयत्ता শ্রেণি শ্রেণী ക്ലാസ് வகுப்பு جماعت classsec classsection classdiv classdivision stdsec stdsection ' +
  'stddiv stddivision gradesec gradesection';

/** The same in lists that have no results. */
export const classHeadings = `${plainClassHeadings} grade`;

/** The name of a person. */
export const nameField: Field = {
  key: 'name',
  words: 'the name',
  headings:
    'name names fullname namefull nameteacher teachername teacher namestaff staffname nameemployee employeename facultyname namefaculty namestaffmember namememberstaff staffmember employee namemember membername member namealumni alumniname alumni alumnus naam नाम नाव নাম പേര് பெயர் نام',
  parts: {
    given: 'firstname namefirst givenname forename',
    middle: 'middlename namemiddle',
    family: 'lastname namelast surname familyname',
  },
  read: readName,
  needed: true,
};

/** The name of a child. */
export const childNameField: Field = { ...nameField, read: readChildName };

/** Fields of what comes from no table. */
export const fieldsWithoutHeadings = (...keys: string[]): Field[] =>
  keys.map((key) => ({ key, words: key, headings: '' }));

/** What something is called. */
export const titleField = (headings: string): Field => ({
  key: 'title',
  words: 'the title',
  headings: `title heading topic name शीर्षक ${headings}`,
  needed: true,
});

/** Columns of parts of a day, where it has several. */
export const monthsApart = {
  month: 'month months birthmonth monthbirth mm mon महीना माह',
  year: 'year birthyear yearbirth yyyy yy yr वर्ष',
};

const dayHeadings =
  'date day dates dateday dayanddate ondate दिनांक तिथि तारीख তারিখ தேதி തീയതി تاریخ';

/** The day. */
export const dateField = (more = ''): Field => ({
  key: 'date',
  words: 'the day',
  headings: `${dayHeadings} ${more}`,
  beside: monthsApart,
  read: readDay,
  same: sameDay,
  needed: true,
});

/** The first day, and the last one: in a column of its own, or in the same cell. */
export const daysFields: readonly Field[] = [
  {
    ...dateField(
      'से दिनांकसे from fromdate datefrom start startdate startson begins commencing firstday',
    ),
    read: readDays,
  },
  {
    key: 'until',
    words: 'the last day',
    headings: 'तक दिनांकतक to todate dateto until till end enddate endson upto lastday',
    beside: monthsApart,
    read: readDay,
    same: sameDay,
  },
];

/** The first day of an item, whichever of its two keys has it. */
export const firstDay = ({ date, from }: ListItem): string => sameDay(date ?? from ?? '');
