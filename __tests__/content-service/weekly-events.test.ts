/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { lists } from '../../src/content-service/dataset/lists';
import type { PlainDate } from '../../src/lib/dates/plain-date';
import { cleanUp, newFolder } from './support/app';

afterAll(cleanUp);

function dataOf(days: string, name = 'events', firstMonth = 4) {
  const folder = newFolder();
  const description = name === 'events' ? ', description: Bring a laptop.' : '';
  writeFileSync(join(folder, `${name}.yaml`), `- { title: Robotics club${description}, ${days} }`);
  return { ...loadDataset(folder), school: { firstMonth } };
}

const club = 'date: 5 September 2026, repeats: weekly, repeatsUntil: 27 March 2027';
const eventsOn = (days: string, day: PlainDate, firstMonth = 4) =>
  lists['/api/events/All/:code'](dataOf(days, 'events', firstMonth), day);
const datesOn = (...asked: Parameters<typeof eventsOn>) =>
  eventsOn(...asked).map(({ date }) => date);

it('comes every week, each day with an id of its own, but for the days that are left out', () => {
  const events = eventsOn(`${club}, except: [26/12/2026, 2 Jan '27]`, '2026-11-14');
  expect(events).toHaveLength(28);
  expect(new Set(events.map(({ _id }) => _id)).size).toBe(28);
  const dates = events.map(({ date }) => date);
  expect([dates[0], dates.at(-1)]).toEqual(['2026-09-05', '2027-03-27']);
  expect(dates).not.toContain('2026-12-26');
  expect(dates).not.toContain('2027-01-02');
  expect(dates).toContain('2027-01-09');
});

it('takes several days in each week', () => {
  const days = 'from: 7 September 2026, until: 9 September 2026, repeats: weekly';
  const [first, second] = eventsOn(`${days}, repeatsUntil: 21 September 2026`, '2026-11-14');
  expect(first).toMatchObject({ date: '2026-09-07', until: '2026-09-09' });
  expect(second).toMatchObject({ date: '2026-09-14', until: '2026-09-16' });
});

it('lists the days of this session, and of the next one when they are near', () => {
  const years = 'date: 5 September 2026, repeats: weekly, repeatsUntil: 31 March 2030';
  const november = datesOn(years, '2026-11-14');
  expect([november[0], november.at(-1)]).toEqual(['2026-09-05', '2027-03-27']);
  const march = datesOn(years, '2027-03-01');
  expect([march[0], march.at(-1)]).toEqual(['2026-09-05', '2027-05-29']);
  const april = datesOn(years, '2027-04-01');
  expect([april[0], april.at(-1)]).toEqual(['2027-04-03', '2028-03-25']);
});

it.each([
  ['2025-01-10', ['2026-09-05']],
  ['2028-01-10', ['2027-03-20']],
] as [PlainDate, string[]][])('is there once on %s, long before or after: %j', (day, dates) => {
  expect(datesOn(`${club}, except: [27 March 2027]`, day)).toEqual(dates);
});

it('has the sessions of the school', () => {
  const years = 'date: 1 January 2026, repeats: weekly, repeatsUntil: 31 December 2027';
  expect(datesOn(years, '2026-11-14', 6)[0]).toBe('2026-06-04');
  expect(datesOn(years, '2026-11-14', 1)[0]).toBe('2026-01-01');
});

it('stands on the front page by its next day alone', () => {
  const home = (day: PlainDate) =>
    lists['/api/events/:code'](dataOf(club), day).map(({ date }) => date);
  expect(home('2026-11-13')).toEqual(['2026-11-14']);
  expect(home('2026-11-14')).toEqual(['2026-11-14']);
  expect(home('2026-11-15')).toEqual(['2026-11-21']);
  expect(home('2027-03-28')).toEqual([]);
});

it('comes in the month calendar, too', () => {
  const calendar = lists['/api/Events/all/:code'](dataOf(club, 'calendar'), '2026-11-14');
  expect(calendar).toHaveLength(30);
  expect(calendar[1]).toMatchObject({ title: 'Robotics club', date: '2026-09-12' });
});

it('leaves a day of a year out', () => {
  const yearly = 'date: 26 January 2015, repeats: yearly';
  expect(datesOn(yearly, '2026-11-14')).toEqual(['2026-01-26', '2027-01-26']);
  expect(datesOn(`${yearly}, except: [26 January 2027]`, '2026-11-14')).toEqual(['2026-01-26']);
});

it('stands in the month calendar once where the list of holidays or of events has it too', () => {
  const folder = newFolder();
  const yearly = '- { title: Republic Day, date: 26 January 2015, repeats: yearly }\n';
  const imported =
    '- { title: REPUBLIC DAY, date: 26/01/2027 }\n- { title: Fair, date: 5 December 2026 }\n';
  const events =
    '- { title: Fair, date: 5 December 2026, time: 9 am, description: For I–V. }\n- { title: Fair, date: 5 December 2026, time: 11 am, description: For VI–X. }\n';
  writeFileSync(join(folder, 'calendar.yaml'), yearly + imported);
  writeFileSync(join(folder, 'events.yaml'), events);
  const data = { ...loadDataset(folder), school: { firstMonth: 4 } };
  const calendar = lists['/api/Events/all/:code'](data, '2026-11-14');
  expect(calendar.map(({ title, date }) => `${date} ${title}`)).toEqual([
    '2026-01-26 Republic Day',
    '2026-12-05 Fair',
    '2026-12-05 Fair',
    '2027-01-26 Republic Day',
  ]);
});
