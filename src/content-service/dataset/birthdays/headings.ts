/** What a column of birthdays.csv holds. */
export type Column =
  'name' | 'given' | 'middle' | 'family' | 'class' | 'section' | 'birthday' | 'photo' | 'number';

/** Words that say whose column it is, or how it is written, and not what it holds. */
const whose = new Set(
  (
    'of the and full in student students pupil pupils child childs children candidate s dd mm yy yyyy ' +
    'का की के छात्र छात्रा विद्यार्थी'
  ).split(' '),
);

/** Each column by its headings, without such words, signs and capitals. */
const spellings: readonly (readonly [Column, string])[] = [
  ['name', 'name names नाम'],
  ['given', 'firstname givenname forename'],
  ['middle', 'middlename'],
  ['family', 'lastname surname familyname'],
  ['class', 'class std standard grade कक्षा'],
  ['class', 'classsec classsection classdiv classdivision stdsec stdsection stddiv stddivision'],
  ['class', 'gradesec gradesection'],
  ['section', 'section sec division div अनुभाग'],
  ['birthday', 'birthday bday birthdate datebirth datebirthday daybirth birth dob born bornon'],
  ['birthday', 'जन्मतिथि जन्मदिन जन्मदिनांक'],
  ['photo', 'photo photos picture image photograph portrait फोटो'],
  ['photo', 'photofile photofilename photoname photopath picturefile imagefile'],
  // Rows are counted by many programs; nothing of a pupil stands in such a column.
  ['number', 'no sno slno srno sn sr sl serial serialno serialnumber क्रमांक'],
];

const columns = new Map(
  spellings.flatMap(([column, words]) => words.split(' ').map((word) => [word, column] as const)),
);

/** The column of a heading: 'name' of 'Name of the Student', 'birthday' of 'D.O.B. (DD/MM/YYYY)'. */
export function columnOf(heading: string): Column | undefined {
  const words = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  if (!words) return heading.trim() === '' ? undefined : 'number';
  const left = words.filter((word) => !whose.has(word)).join('');
  // 'Student' alone is the name of the student.
  return left === '' ? 'name' : columns.get(left);
}

/** How headings are usually written, for whoever wrote another one. */
export const usualHeadings = ['Name', 'Class', 'Section', 'Birthday', 'Date of Birth', 'Photo'];
