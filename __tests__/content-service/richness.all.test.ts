/** @jest-environment node */
import { loadDataset, type Dataset } from '../../src/content-service/dataset/dataset';
import { addDays, type PlainDate } from '../../src/lib/dates/plain-date';
import { APRIL } from '../../src/lib/dates/session';
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

// Each night begins with another one.
const first = Number(process.env.FUZZ_SEED ?? 0) % 3;

// Each third day of a session with a leap day in it; and days of sessions before and long after.
const days = [
  ...Array.from({ length: 122 }, (_, index) => addDays('2027-04-01', first + 3 * index)),
  ...Array.from({ length: 60 }, (_, index) => addDays('2025-01-05', index * 11)),
  ...Array.from({ length: 60 }, (_, index) => addDays('2033-04-01', index * 13)),
];
let data: Dataset;
let facts: Facts[];

/** What a day shows of each list: counted once, since every count reads the whole list. */
type Facts = ReturnType<typeof factsOf>;

function factsOf(day: PlainDate) {
  const on = inPresent(data, day);
  const month = day.slice(0, 7);
  const news = newsRecords(on.news, day);
  const circulars = circularRecords(on.circulars, day);
  const videos = videoRecords(on.videos, day);
  const albums = albumRecords(on.albums, day, data.photosIn);
  const events = eventRecords(on.events, day, APRIL);
  const home = homeEventRecords(on.events, day, APRIL);
  const isThisMonth = ({ date }: { date: string }) => date.startsWith(month);
  const isCircular = ({ category }: { category: string }) => category === 'Circular';
  return {
    day,
    news: news.length,
    events: events.length,
    toppers: topperRecords(on.toppers).length,
    videos: videos.length,
    notifications: notificationRecords(data.notifications, day).length,
    highlights: highlightRecords(data.highlights, day).length,
    albums: albums.filter(({ category }) => category === 'PhotoGallery').length,
    circulars: circulars.filter(isCircular).length,
    otherDocuments: circulars.filter((one) => !isCircular(one)).length,
    yearsOfCirculars: new Set(circulars.map(({ date }) => date.slice(0, 4))).size,
    newestDay: [
      ...news.map(({ fromDate }) => fromDate),
      ...[...circulars, ...videos, ...albums].map(({ date }) => date),
    ].reduce((one, other) => (one > other ? one : other)),
    homeThisMonth: home.filter(isThisMonth).length,
    homeToCome: home.filter(({ date }) => date >= day).length,
    calendarThisMonth: calendarRecords(on.calendar, events, day, APRIL).filter(isThisMonth).length,
    birthdays: birthdayRecords(data.birthdays, day).length,
  };
}

beforeAll(() => {
  data = loadDataset('content/service');
  facts = days.map(factsOf);
});

/** Runs a check on every day and names the days on which it fails. */
function everyDay(check: (facts: Facts) => boolean): void {
  expect(facts.filter((one) => !check(one))).toEqual([]);
}

it('always has enough of everything', () => {
  everyDay(({ news, events, toppers }) => news >= 24 && events >= 30 && toppers >= 40);
  everyDay(({ videos, albums }) => videos >= 12 && albums >= 12);
  everyDay(({ notifications, highlights }) => notifications === 2 && highlights === 4);
  everyDay(
    ({ circulars, otherDocuments, yearsOfCirculars }) =>
      circulars >= 60 && otherDocuments === 3 && yearsOfCirculars >= 3,
  );
  expect(data.messages.map(({ category }) => category).sort()).toEqual(
    ['Manager', 'President', 'Principal', 'Vice Principal'].sort(),
  );
  expect(data.testimonials).toHaveLength(8);
});

it('lists nothing as published that is still to come', () => {
  everyDay(({ newestDay, day }) => newestDay <= day);
});

it('shows at least two events in this month, and coming ones or the last of the month', () => {
  everyDay(({ homeThisMonth }) => homeThisMonth >= 2);
  everyDay(({ homeToCome }) => homeToCome > 0);
});

it('has entries in the calendar of every month', () => {
  everyDay(({ calendarThisMonth }) => calendarThisMonth >= 3);
});

it('brings three to six birthdays every day, and nobody twice in a year', () => {
  everyDay(({ day, birthdays }) => {
    // Those of 29 February celebrate with those of the 28th where there is none.
    const isShort = day.endsWith('-02-28') && addDays(day, 1).endsWith('-03-01');
    return birthdays >= 3 && birthdays <= (isShort ? 12 : 6);
  });
  const year = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index));
  const born = year.map((day) => birthdayRecords(data.birthdays, day));
  expect(born.filter(({ length }) => length < 3 || length > 6)).toEqual([]);
  const names = born.flat().map(({ name }) => name);
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
