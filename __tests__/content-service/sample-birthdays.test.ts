/** @jest-environment node */
import { createHash } from 'node:crypto';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { birthdayRecords } from '../../src/content-service/kinds/birthdays';
import { addDays, type PlainDate } from '../../src/lib/dates/plain-date';

jest.setTimeout(60_000);

const { birthdays } = loadDataset('content/service');
const leapYear = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index));

it('has three to six pupils for every day of a year, and each of them once', () => {
  const year = leapYear.map((day) => birthdayRecords(birthdays, day));
  expect(year.filter((born) => born.length < 3 || born.length > 6)).toEqual([]);
  expect(year.flat()).toHaveLength(birthdays.length);
  expect(new Set(birthdays.map(({ name }) => name)).size).toBe(birthdays.length);
});

it('is the list with which the pictures of the pages were taken, every day of the year', () => {
  const year = leapYear.map((day) => birthdayRecords(birthdays, day));
  expect(createHash('sha256').update(JSON.stringify(year)).digest('hex')).toBe(
    '4650719a7d45a7d9314c69ede4e93eb4b4035f7f6ff1b81e7231ba6852aafde2',
  );
});

const child = (day: PlainDate, id: string, name: string, grade: string, photo: string) => ({
  _id: `birthday-${day}-${id}`,
  name,
  class: grade,
  attachments: [`pictures/people/birthday-${photo}.webp`],
});

it.each<[PlainDate, string[][]]>([
  [
    '2026-11-14',
    [
      ['yusuf-hashmi', 'Yusuf Hashmi', 'I C', '12'],
      ['jigna-vyas', 'Jigna Vyas', 'X C', '01'],
      ['sanika-shinde', 'Sanika Shinde', 'XII B', '02'],
      ['gurleen-sandhu', 'Gurleen Sandhu', 'I C', '03'],
    ],
  ],
  [
    '2026-11-20',
    [
      ['tanvi-kulkarni', 'Tanvi Kulkarni', 'I B', '06'],
      ['gurleen-anand', 'Gurleen Anand', 'X A', '07'],
      ['joanna-philip', 'Joanna Philip', 'XII B', '08'],
      ['aishwarya-rao', 'Aishwarya Rao', 'IV A', '09'],
    ],
  ],
])('names those of %s as ever', (day, born) => {
  expect(birthdayRecords(birthdays, day)).toEqual(
    born.map(([id = '', name = '', grade = '', photo = '']) => child(day, id, name, grade, photo)),
  );
});
