/** @jest-environment node */
import { loadDataset, type Dataset } from '../../src/content-service/dataset/dataset';
import { type ListRoute, lists } from '../../src/content-service/dataset/lists';
import { addDays, daysBetween, partsOf, type PlainDate } from '../../src/lib/dates/plain-date';
import { sessionFrom, sessionOf } from '../../src/lib/dates/session';

// All lists of thirty days are made.
jest.setTimeout(60_000);

const years = [2026, 2027, 2028, 2029, 2030];
const days = years.flatMap((year) =>
  ['01-01', year === 2028 ? '02-29' : '02-28', '03-31', '04-01', '05-15', '11-20'].map(
    (day): PlainDate => `${year}-${day}` as PlainDate,
  ),
);
/** The day for which the sample was written, and with which its pictures were approved. */
const approved = '2026-11-14';

let data: Dataset;
beforeAll(() => {
  data = loadDataset('content/service');
});

const known = new Map<string, unknown>();

/** A list as it is sent on a day; each is made once. */
function sent<Route extends ListRoute>(route: Route, day: PlainDate) {
  const key = `${day} ${route}`;
  if (!known.has(key)) known.set(key, lists[route](data, day));
  // The list of a route is what its function makes.
  return known.get(key) as ReturnType<(typeof lists)[Route]>;
}

const countOf = (route: ListRoute, day: PlainDate) => sent(route, day).length;

/** How much more or less of a list there may be than on the approved day; all others are as long. */
const bounds: Partial<Record<ListRoute, [least: number, most: number]>> = {
  // Those of one day.
  '/api/birthdays/:code': [0.25, 4],
};

describe.each(days)('the sample on %s', (day) => {
  const { year, month } = partsOf(day);

  it.each(Object.keys(lists) as ListRoute[])(
    'has as much of %s as when it was approved',
    (route) => {
      const now = countOf(route, day);
      const then = countOf(route, approved);
      const [least, most] = bounds[route] ?? [0.8, 1.25];
      expect(now / then).toBeGreaterThanOrEqual(least);
      expect(now / then).toBeLessThanOrEqual(most);
    },
  );

  it('has news of the last weeks, and albums and videos of the last months', () => {
    const age = (newest: string | undefined) => daysBetween(newest as PlainDate, day);
    expect(age(sent('/api/news/all/:code', day)[0]?.fromDate)).toBeLessThanOrEqual(28);
    expect(age(sent('/api/gallery/All/:code', day)[0]?.date)).toBeLessThanOrEqual(100);
    expect(age(sent('/api/video/All/:code', day)[0]?.date)).toBeLessThanOrEqual(100);
  });

  it('has circulars of this year, but for the first days of it, and of two years before', () => {
    const dates = sent('/api/circular/all/:code', day).map(({ date }) => date);
    const of = (one: number) => dates.filter((date) => date.startsWith(`${one}-`)).length;
    if (month > 1) expect(of(year)).toBeGreaterThan(1);
    expect(of(year - 1)).toBeGreaterThan(10);
    expect(of(year - 2)).toBeGreaterThan(10);
  });

  it('has events ahead, in this month too, and a calendar of the month', () => {
    const events = sent('/api/events/All/:code', day);
    const ahead = events.filter(({ date }) => date >= day);
    expect(ahead.length).toBeGreaterThanOrEqual(5);
    expect(ahead.filter(({ date }) => date <= addDays(day, 60)).length).toBeGreaterThanOrEqual(2);
    const home = sent('/api/events/:code', day);
    expect(home.filter(({ date }) => date.startsWith(day.slice(0, 7))).length).toBeGreaterThan(1);
    const entries = sent('/api/Events/all/:code', day);
    expect(entries.filter(({ date }) => date.startsWith(day.slice(0, 7))).length).toBeGreaterThan(
      2,
    );
  });

  it('has the toppers of the newest results, four sessions of them', () => {
    const newest = day.slice(5) >= '05-15' ? year - 1 : year - 2;
    const session = (ago: number) => sessionFrom(newest - ago);
    const home = sent('/api/topper/:code', day);
    expect(new Set(home.map(({ sessionYear }) => sessionYear))).toEqual(new Set([session(0)]));
    const all = sent('/api/topper/all/:code', day);
    expect([...new Set(all.map(({ sessionYear }) => sessionYear))]).toEqual(
      [0, 1, 2, 3].map(session),
    );
  });

  it('registers for the session to come', () => {
    const next = sessionFrom(Number(sessionOf(day).slice(0, 4)) + 1);
    const titles = [
      ...sent('/api/onlineRegistration/:code', day),
      ...sent('/api/highlight/:code', day),
      ...sent('/api/notification/:code', day),
    ].map(({ title }) => title);
    const named = titles.filter((title) => /\d{4}-\d{4}/.test(title));
    expect(named.length).toBeGreaterThanOrEqual(3);
    for (const title of named) expect(title).toContain(next);
  });

  it('tells of nothing that is still to come as if it had happened', () => {
    const happened = [
      ...sent('/api/news/all/:code', day).map(({ fromDate }) => fromDate),
      ...sent('/api/circular/all/:code', day).map(({ date }) => date),
      ...sent('/api/gallery/All/:code', day).map(({ date }) => date),
      ...sent('/api/video/All/:code', day).map(({ date }) => date),
    ];
    expect(happened.filter((date) => date > day)).toEqual([]);
  });
});
