/** @jest-environment node */
import { APRIL } from '../../src/lib/dates/session';
import { withUniqueIds } from '../../src/content-service/kinds/records';
import { albumRecords } from '../../src/content-service/kinds/albums';
import { circularRecords } from '../../src/content-service/kinds/circulars';
import { eventRecords } from '../../src/content-service/kinds/events';
import { newsRecords } from '../../src/content-service/kinds/news';
import { videoRecords } from '../../src/content-service/kinds/videos';
import { isItemId } from '../../src/lib/http/item-address';

const today = '2026-11-14';
const circular = (document: string, more: object = {}) => ({
  title: 'Date sheet',
  date: '9 November 2026',
  attachments: [`papers/${document}.pdf`],
  ...more,
});
const idOf = (items: Parameters<typeof circularRecords>[0], document: string) =>
  circularRecords(items, today).find(
    ({ attachments }) => attachments[0] === `papers/${document}.pdf`,
  )?._id;

it('gives a circular that stands alone the id of its title and day', () => {
  expect(idOf([circular('a')], 'a')).toBe('circular-date-sheet-2026-11-09');
  expect(idOf([circular('a'), circular('b', { date: '10 November 2026' })], 'a')).toBe(
    'circular-date-sheet-2026-11-09',
  );
});

it('knows circulars of one title and day by their documents, in whatever order they stand', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((document) => circular(document));
  if (!a || !b || !c) throw new Error('There are three.');
  const ids = ['a', 'b', 'c'].map((document) => idOf([a, b, c], document));
  expect(new Set(ids).size).toBe(3);
  for (const items of [
    [c, b, a],
    [b, a],
    [a, c],
  ]) {
    expect(idOf(items, 'a')).toBe(ids[0]);
  }
  for (const id of ids) {
    expect(id).toMatch(/^circular-date-sheet-2026-11-09-/);
    expect(isItemId(id ?? '')).toBe(true);
  }
});

it('knows a circular by its number, or by a name of its own, whatever comes beside it', () => {
  const numbered = circular('a', { number: 'DHS/2026/114' });
  const named = circular('b', { id: 'date-sheet' });
  expect(idOf([numbered], 'a')).toBe('circular-dhs-2026-114-2026-11-09');
  expect(idOf([circular('c'), numbered, named], 'a')).toBe('circular-dhs-2026-114-2026-11-09');
  expect(idOf([named, circular('c')], 'b')).toBe('date-sheet');
  expect(idOf([named, circular('c'), numbered], 'c')).toBe('circular-date-sheet-2026-11-09');
});

it('gives no id twice, even to items that are the same', () => {
  const same = Array.from({ length: 4 }, () => circular('a'));
  const long = Array.from({ length: 3 }, (_, index) =>
    circular(String(index), { title: 'Date sheet of the half-yearly examination '.repeat(3) }),
  );
  const ids = circularRecords([...same, ...long], today).map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(7);
  expect(ids.every(isItemId)).toBe(true);
});

it('knows news, events, videos and albums apart as well', () => {
  const date = '9 November 2026';
  const item = { title: 'PTM', date, description: 'All are invited.' };
  const news = newsRecords(
    [item, { ...item, images: ['pictures/news/a.webp'] }, { ...item, description: 'Again.' }],
    today,
  );
  const events = eventRecords(
    [
      { ...item, time: '9 am' },
      { ...item, time: '11 am' },
    ],
    today,
    APRIL,
  );
  const video = { title: 'PTM', date, videoUrl: 'https://videos.example/a' };
  const videos = videoRecords([video, { ...video, videoUrl: 'https://videos.example/b' }], today);
  const album = { ...item, id: 'ptm', folder: 'pictures/albums/a' };
  const albums = albumRecords([album, { ...album, folder: 'pictures/albums/b' }], today, () => []);
  for (const records of [news, events, videos, albums]) {
    const ids = records.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(newsRecords([item], today)[0]?._id).toBe('news-ptm-2026-11-09');
  expect(eventRecords([item], today, APRIL)[0]?._id).toBe('event-ptm-2026-11-09');
});

it('numbers what is left that would share an id', () => {
  const records = [{ _id: 'a' }, { _id: 'b' }, { _id: 'a' }, { _id: 'a' }];
  expect(withUniqueIds(records).map(({ _id }) => _id)).toEqual(['a', 'b', 'a-2', 'a-3']);
});

it('leads to where a video that was copied from a frame opens by itself', () => {
  const videoUrl = 'https://www.youtube.com/embed/abcdefghijk?si=x';
  const [video] = videoRecords([{ title: 'PTM', date: '2026-11-09', videoUrl }], today);
  expect(video?.videoUrl).toBe('https://www.youtube.com/watch?v=abcdefghijk');
});
