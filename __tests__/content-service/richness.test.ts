/** @jest-environment node */
import { loadDataset, type Dataset } from '../../src/content-service/dataset/dataset';
import { addDays, type PlainDate } from '../../src/dates/plain-date';
import { APRIL } from '../../src/dates/session';
import { inPresent } from '../../src/content-service/dataset/in-present';
import { lists } from '../../src/content-service/dataset/lists';
import { albumRecords } from '../../src/content-service/kinds/albums';
import { birthdayRecords } from '../../src/content-service/kinds/birthdays';
import { calendarRecords } from '../../src/content-service/kinds/calendar';
import { circularRecords } from '../../src/content-service/kinds/circulars';
import { eventRecords, homeEventRecords } from '../../src/content-service/kinds/events';
import { highlightRecords } from '../../src/content-service/kinds/highlights';
import { newsRecords } from '../../src/content-service/kinds/news';
import { notificationRecords } from '../../src/content-service/kinds/notifications';
import { homeTopperRecords, topperRecords } from '../../src/content-service/kinds/toppers';
import { videoRecords } from '../../src/content-service/kinds/videos';

// Starting an app, or reading all the data, takes seconds on a busy machine.
jest.setTimeout(60_000);

// Two whole sessions, with a leap day in them; and days of sessions before and long after.
const days = [
  ...Array.from({ length: 731 }, (_, index) => addDays('2027-04-01', index)),
  ...Array.from({ length: 60 }, (_, index) => addDays('2025-01-05', index * 11)),
  ...Array.from({ length: 60 }, (_, index) => addDays('2033-04-01', index * 13)),
];
let data: Dataset;

/** The sample as it stands on a day. */
const on = (day: PlainDate) => inPresent(data, day);

beforeAll(() => {
  data = loadDataset('content/service');
});

/** Runs a check on every day and names the day on which it fails. */
function everyDay(check: (day: PlainDate) => boolean): void {
  expect(days.filter((day) => !check(day))).toEqual([]);
}

it('always has enough of everything', () => {
  everyDay((day) => newsRecords(on(day).news, day).length >= 24);
  everyDay((day) => eventRecords(on(day).events, day, APRIL).length >= 30);
  everyDay((day) => topperRecords(on(day).toppers).length >= 40);
  everyDay((day) => videoRecords(on(day).videos, day).length >= 12);
  everyDay((day) => notificationRecords(data.notifications, day).length === 2);
  everyDay((day) => highlightRecords(data.highlights, day).length === 4);
  everyDay((day) => {
    const albums = albumRecords(on(day).albums, day, data.photosIn);
    return albums.filter(({ category }) => category === 'PhotoGallery').length >= 12;
  });
  everyDay((day) => {
    const circulars = circularRecords(on(day).circulars, day);
    const years = new Set(circulars.map(({ date }) => date.slice(0, 4)));
    const others = circulars.filter(({ category }) => category !== 'Circular').length;
    return circulars.length - others >= 60 && others === 3 && years.size >= 3;
  });
  expect(data.messages.map(({ category }) => category).sort()).toEqual(
    ['Manager', 'President', 'Principal', 'Vice Principal'].sort(),
  );
  expect(data.testimonials).toHaveLength(8);
});

it('lists nothing as published that is still to come', () => {
  everyDay((day) =>
    [
      ...newsRecords(on(day).news, day).map(({ fromDate }) => fromDate),
      ...circularRecords(on(day).circulars, day).map(({ date }) => date),
      ...videoRecords(on(day).videos, day).map(({ date }) => date),
      ...albumRecords(on(day).albums, day, data.photosIn).map(({ date }) => date),
    ].every((date) => date <= day),
  );
});

it('shows at least two events in this month, and coming ones or the last of the month', () => {
  everyDay((day) => {
    const home = homeEventRecords(on(day).events, day, APRIL);
    return home.filter(({ date }) => date.startsWith(day.slice(0, 7))).length >= 2;
  });
  everyDay((day) => homeEventRecords(on(day).events, day, APRIL).some(({ date }) => date >= day));
});

it('has entries in the calendar of every month', () => {
  everyDay((day) => {
    const entries = calendarRecords(
      on(day).calendar,
      eventRecords(on(day).events, day, APRIL),
      day,
      APRIL,
    );
    return entries.filter(({ date }) => date.startsWith(day.slice(0, 7))).length >= 3;
  });
});

it('brings three to six birthdays every day, and nobody twice in a year', () => {
  everyDay((day) => {
    // Those of 29 February celebrate with those of the 28th where there is none.
    const isShort = day.endsWith('-02-28') && addDays(day, 1).endsWith('-03-01');
    const count = birthdayRecords(data.birthdays, day).length;
    return count >= 3 && count <= (isShort ? 12 : 6);
  });
  const year = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index));
  const names = year.flatMap((day) => birthdayRecords(data.birthdays, day).map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

it('has toppers of both classes in four sessions, between 91 and 99.4 per cent', () => {
  const all = topperRecords(data.toppers);
  expect([...new Set(all.map(({ sessionYear }) => sessionYear))]).toEqual([
    '2025-2026',
    '2024-2025',
    '2023-2024',
    '2022-2023',
  ]);
  const marks = all.map(({ division }) => Number(division));
  expect(marks.every((mark) => mark >= 91 && mark <= 99.4)).toBe(true);
  expect(all.every((one) => (one.class === 'XII') === (one.stream !== undefined))).toBe(true);
  const newest = homeTopperRecords(data.toppers);
  expect(new Set(newest.map((one) => one.class))).toEqual(new Set(['X', 'XII']));
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

it('never gives one id, or one title within a year, twice in a list', () => {
  for (const day of ['2026-11-14', '2027-03-31', '2027-04-01', '2028-02-29'] as const) {
    for (const [path, list] of Object.entries(lists)) {
      const records = list(data, day) as {
        _id: string;
        title?: string;
        date?: string;
        fromDate?: string;
      }[];
      const ids = records.map(({ _id }) => _id);
      expect({ path, twice: ids.filter((id, index) => ids.indexOf(id) !== index) }).toEqual({
        path,
        twice: [],
      });
      const titles = records
        .filter(({ title }) => title)
        .map(
          ({ title, date, fromDate }) => `${(date ?? fromDate ?? '').slice(0, 4)} ${title ?? ''}`,
        );
      expect({ path, twice: titles.filter((one, index) => titles.indexOf(one) !== index) }).toEqual(
        { path, twice: [] },
      );
    }
  }
});
