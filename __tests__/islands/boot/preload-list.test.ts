import { setImmediate as nextTurn } from 'node:timers/promises';
import { takePreloadedResponse } from '../../../src/lib/http/preloaded-response';
import { imageUrl } from '../../../src/lib/http/file-url';
import { firstPicturePlace } from '../../../src/features/shared/first-picture';
import { bootPage, holdPaint, leavePage } from '../support/boot-page';

const asks = jest.fn<Promise<Response>, [url: string, init: RequestInit]>();
const path = '/api/news/all/DHS';
const url = `http://localhost${path}`;
const widths = [480, 800];
const place = { field: 'image', date: 'fromDate', widths, sizes: '50vw' };

/** The pictures that the page has asked for. */
const pictures: HTMLImageElement[] = [];
let held = holdPaint();
const before = { fetch: window.fetch, Image: window.Image };

beforeEach(() => {
  held = holdPaint();
  pictures.length = 0;
  window.fetch = asks as unknown as typeof fetch;
  window.Image = function () {
    const image = document.createElement('img');
    pictures.push(image);
    return image;
  } as unknown as typeof Image;
  window.history.replaceState(null, '', '/News');
  jest.useFakeTimers({ now: new Date('2026-11-14T10:00:00Z'), doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  leavePage();
  held.end();
  Object.assign(window, before);
  delete window.preload;
  jest.useRealTimers();
  asks.mockReset();
});

/** The page of a list whose reply is at hand; the place of its first picture is `given`. */
async function listPage(records: unknown, given: Parameters<typeof firstPicturePlace>[0] = place) {
  asks.mockResolvedValue(Response.json(records));
  const list = document.createElement('div');
  list.dataset.preload = path;
  const box = list.appendChild(document.createElement('span'));
  for (const [name, value] of Object.entries(firstPicturePlace(given)))
    box.setAttribute(name, value);
  await bootPage('list', list);
  await nextTurn();
  return box;
}
const news = (fromDate: string | undefined, ...image: unknown[]) => ({ fromDate, image });
const srcSet = (picture: string) =>
  widths.map((width) => `${imageUrl(picture, { width })} ${width}w`).join();

describe('the call of the list', () => {
  const failure = new TypeError('Failed to fetch');
  beforeEach(async () => {
    asks.mockRejectedValue(failure);
    await bootPage('list', `<div data-preload="${path}"></div>`);
  });

  it('is sent at once, and a failure is left to who takes the reply', async () => {
    expect(asks).toHaveBeenCalledWith(
      path,
      expect.objectContaining({ headers: { Accept: 'application/json' } }),
    );
    await expect(takePreloadedResponse(url, null)).rejects.toBe(failure);
    expect(takePreloadedResponse(url, null)).toBeUndefined();
  });

  it('ends when nobody waits for it any more', () => {
    const waiting = new AbortController();
    void takePreloadedResponse(url, waiting.signal)?.catch(() => undefined);
    const signal = asks.mock.lastCall?.[1].signal;
    expect(signal?.aborted).toBe(false);
    waiting.abort();
    expect(signal?.aborted).toBe(true);
  });
});

it('asks for the picture of the newest record of this year, as the list will', async () => {
  const box = await listPage([
    news('2026-03-01', 'news/spring.jpg'),
    news('2027-01-05', 'news/next.jpg'),
    news('2026-11-02', 'news/winter-fair.jpg', 'news/second.jpg'),
    news('2025-12-30', 'news/old.jpg'),
  ]);
  expect(pictures).toHaveLength(1);
  expect(pictures[0]).toHaveAttribute('srcset', srcSet('news/winter-fair.jpg'));
  expect(pictures[0]).toHaveAttribute('sizes', '50vw');
  expect(pictures[0]?.fetchPriority).toBe('high');
  const shows = jest.spyOn(box.style, 'cssText', 'set');
  expect(shows).not.toHaveBeenCalled();
  Object.defineProperty(pictures[0], 'currentSrc', { value: 'http://localhost/shown.jpg' });
  pictures[0]?.onload?.(new Event('load'));
  expect(shows).toHaveBeenCalledWith(expect.stringContaining('url("http://localhost/shown.jpg")'));
});

it('takes the first of several of one day, as the list does', async () => {
  await listPage([
    news('2026-11-02', 'news/first.jpg'),
    news('2026-11-02', 'news/second.jpg'),
    news('2026-11-02', 'news/third.jpg'),
  ]);
  expect(pictures[0]).toHaveAttribute('srcset', srcSet('news/first.jpg'));
});

it('takes the newest of all where none is of this year, and one without a day last', async () => {
  const [none, wrong] = [news(undefined, 'news/none.jpg'), news('soon', 'news/wrong.jpg')];
  await listPage([none, wrong, news('2024-01-01', 'a.jpg'), news('2025-01-01', 'b.jpg')]);
  expect(pictures[0]).toHaveAttribute('srcset', srcSet('b.jpg'));
});

it.each([
  ['2026-12-31T18:29:00Z', 'last.jpg'],
  ['2026-12-31T18:31:00Z', 'first.jpg'],
])('takes the year that it is at school: at %s', async (now, picture) => {
  jest.setSystemTime(new Date(now));
  await listPage([news('2026-12-30', 'last.jpg'), news('2027-01-01', 'first.jpg')]);
  expect(pictures[0]).toHaveAttribute('srcset', srcSet(picture));
});

it('looks only at the records that the page shows', async () => {
  const only = ['category', 'PhotoGallery'] as const;
  const record = (category: string, image: string) => ({ ...news('2026-05-01', image), category });
  await listPage([record('Video', 'film.jpg'), record('PhotoGallery', 'album.jpg')], {
    ...place,
    only,
  });
  expect(pictures[0]).toHaveAttribute('srcset', srcSet('album.jpg'));
});

it.each([
  '//evil.example/a.jpg',
  '../admin/a.jpg',
  'https://evil.example/a.jpg',
  'a.jpg?w=1 1w, https://evil.example/b.jpg',
  'news/a".jpg',
  'a.jpg/../../b',
  '',
  42,
  null,
])('asks for nothing at the path %p', async (hostile) => {
  await listPage([news('2026-11-02', hostile)]);
  expect(pictures).toEqual([]);
});

it.each([
  ['filters in the address', '?year=2025', Response.json([news('2026-11-02', 'a.jpg')])],
  ['a refusal', '', Response.json([news('2026-11-02', 'a.jpg')], { status: 503 })],
  ['no list', '', new Response('<!doctype html>')],
  ['nothing in the list', '', Response.json([])],
])('asks for no picture: %s', async (_name, search, reply) => {
  window.history.replaceState(null, '', `/News${search}`);
  asks.mockResolvedValue(reply);
  const { 'data-first-picture': value } = firstPicturePlace(place);
  await bootPage('list', `<div data-preload="${path}"><i data-first-picture="${value}"></i></div>`);
  await nextTurn();
  expect(pictures).toEqual([]);
});

describe('where the school has rules for what is shown of children', () => {
  const rules = '<meta name="school" content="DHS" data-privacy="albums=2">';

  async function picturesOf(headers: HeadersInit) {
    asks.mockResolvedValue(Response.json([news('2026-11-02', 'a.jpg')], { headers }));
    const { 'data-first-picture': value } = firstPicturePlace(place);
    const box = `<i data-first-picture="${value}"></i>`;
    await bootPage('list', `${rules}<div data-preload="${path}">${box}</div>`);
    await nextTurn();
    return pictures;
  }

  it('shows no picture of a list to which they have yet to be applied', async () => {
    expect(await picturesOf({})).toEqual([]);
  });

  it('shows that of a service that keeps them itself', async () => {
    expect(await picturesOf({ 'Privacy-Rules': 'kept' })).toHaveLength(1);
  });
});

it('takes no day in another form for a newer one', async () => {
  await listPage([news('31-12-2025', 'old.jpg'), news('2025-01-01', 'iso.jpg')]);
  expect(pictures[0]).toHaveAttribute('srcset', srcSet('iso.jpg'));
});
