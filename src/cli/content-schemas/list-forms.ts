/** The forms of values that tests of the schemas stand for, by the names of the tests, with the ways to write each. */
export const listForms: Readonly<
  Record<string, { name: string; words: string; examples: readonly string[] }>
> = {
  day: {
    name: 'day',
    words: 'A day with its year; the day stands before the month',
    examples: ['14 November 2026', "14th Nov '26", '14/11/2026', '14-11-26', '2026-11-14'],
  },
  'day-of-year': {
    name: 'day of the year',
    words: 'A day of every year',
    examples: ['16 November'],
  },
  birthday: {
    name: 'birthday',
    words: 'A day of every year; the day stands before the month, and a year of birth is left out',
    examples: ['5 April', '5th Apr', '05/04', '5-4', '05/04/2014', '2014-04-05'],
  },
  date: { name: 'date', words: 'A day with its year', examples: ['2026-12-01', '01/12/2026'] },
  'publish-time': {
    name: 'moment',
    words: 'A day, or a minute of the clock at school',
    examples: ['2026-12-01', '2026-12-01 08:00', '1/12/2026, 4 pm'],
  },
  session: {
    name: 'session',
    words: 'A session; one year where it goes from January to December',
    examples: ['2025-2026', '2025-26', '2025'],
  },
  'served-file': {
    name: 'file',
    words: 'A file, as a path inside `content/service`',
    examples: ['pictures/news/dawn 1.webp', 'papers/circulars/बस (2).docx'],
  },
  'named-attachment': {
    name: 'document',
    words: 'A file, or a group of the file and what it is called',
    examples: [
      'papers/circulars/syllabus.pdf',
      '{ file: papers/circulars/syllabus.pdf, name: Syllabus }',
    ],
  },
  classes: {
    name: 'classes',
    words: 'Classes of the school, several in one text or in a list',
    examples: ['VI to VIII', 'Class 6-8', 'X-A & B', 'Nursery, KG', 'IX onwards'],
  },
  'web-address': {
    name: 'web address',
    words: 'An address of the web, in full',
    examples: ['https://www.school.example'],
  },
};
