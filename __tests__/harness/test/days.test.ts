/** @jest-environment node */
import { dayless, instants, zones } from '../../../harness/instants/days';
import { readOptions } from '../../../harness/instants/options';
import { dayFiles } from '../../../harness/instants/run-instants';

it('runs every test that depends on the day, and knows of none that is gone', () => {
  const files = dayFiles([]);
  expect(files).toEqual(expect.arrayContaining(['home', 'news', 'lists', 'forms', 'clock']));
  expect(files.filter((name) => name in dayless)).toEqual([]);
});

it('takes parts of names, and complains of one that fits nothing', () => {
  expect(dayFiles(['hom', 'news'])).toEqual(['home', 'news']);
  expect(() => dayFiles(['stories'])).toThrow('no test that depends on the day is called stories');
});

it('runs all instants in all zones unless some are named', () => {
  expect(readOptions([])).toEqual({
    instants: Object.keys(instants),
    zones: [...zones],
    files: [],
  });
  const args = ['home', '--instants', 'leap-day', '--zones', 'Asia/Kolkata'];
  expect(readOptions(args)).toEqual({
    instants: ['leap-day'],
    zones: ['Asia/Kolkata'],
    files: ['home'],
  });
  expect(() => readOptions(['--zones', 'Europe/Paris'])).toThrow(
    '--zones takes Asia/Kolkata, America/Los_Angeles, Pacific/Kiritimati, not "Europe/Paris"',
  );
});

it('means the moments that it says, at school', () => {
  const atSchool = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  expect(Object.values(instants).map((instant) => atSchool.format(new Date(instant)))).toEqual([
    '31/12/2026, 23:59',
    '01/01/2027, 00:01',
    '31/03/2027, 23:59',
    '01/04/2027, 00:01',
    '29/02/2028, 12:00',
  ]);
});
