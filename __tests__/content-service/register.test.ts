/** @jest-environment node */
import { findCertificate } from '../../src/content-service/kinds/register';

const pupils = [
  { admission: 'DHS/1', name: 'Kabir Thapa', file: 'one.pdf' },
  { admission: 'DHS/2', name: 'Asha Menon', file: 'two.pdf' },
  { admission: 'DHS/3', name: "Tenzin D'Souza", file: 'three.jpg' },
  { admission: 'DHS/2015/0311', name: 'Meera Iyer', file: 'five.pdf' },
  // Of two registers.
  { admission: 'A/07', name: 'Zoya Khan', file: 'six.pdf' },
  { admission: 'A/7', name: 'Zoya Khan', file: 'seven.pdf' },
  { number: 'TC/4', name: 'Ravi Shah', file: 'four.pdf' },
];

it.each([
  ['DHS/1', 'Kabir Thapa', 'one.pdf'],
  ['DHS/3', "Tenzin D'Souza", 'three.jpg'],
  ['dhs / 3', 'Master TENZIN D’SOUZA', 'three.jpg'],
  ['DHS/2015/311', 'Meera Iyer', 'five.pdf'],
  ['dhs 2015 0311', 'MEERA IYER', 'five.pdf'],
  ['DHS-2015-311', 'Meera Iyer', 'five.pdf'],
  ['2015/0311', 'Meera Iyer', undefined],
  ['DHS/2015/31', 'Meera Iyer', undefined],
  ['DHS/2015/311', 'Kabir Thapa', undefined],
  ['A/07', 'Zoya Khan', 'six.pdf'],
  ['a 7', 'Zoya Khan', undefined],
  ['//', 'Ravi Shah', undefined],
  ['DHS/3', "Tenzin D'Silva", undefined],
  ['DHS/3', '', undefined],
  ['DHS/3', 'Kabir Thapa', undefined],
  ['DHS/9', 'Nobody', undefined],
  // The number of a certificate is public.
  ['TC/4', 'Ravi Shah', undefined],
  ['', 'Ravi Shah', undefined],
])('compares every number and name for %s of %s', (admission, name, file) => {
  const read = { admission: 0, name: 0 };
  const watched = pupils.map((pupil) => ({
    file: pupil.file,
    get admission() {
      read.admission += 1;
      return pupil.admission;
    },
    get name() {
      read.name += 1;
      return pupil.name;
    },
  }));
  expect(findCertificate(watched, admission, name)).toBe(file);
  expect(read).toEqual({ admission: 7, name: 7 });
});
