import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import type { ComponentType } from 'react';
import { NewsList } from '../../src/features/news/news-list';
import { newsRecords } from '../../stories/features/news/news.examples';
import { islandHost } from '../../src/islands/render';
import { components } from '../../src/islands/kinds';
import { startIsland } from '../../src/islands/start-island';
import { fetchLists } from '../../src/islands/fetch-lists';
import { configureClient } from '../../src/lib/http/client-config';
import { forgetReplies } from '../../src/lib/http/given-replies';
import { listVersion } from '../../src/lib/http/list-version';
import { getQueryClient } from '../../src/lib/http/query-client';
import { startServer } from '../support/server';

const server = startServer();
const now = Date.parse('2026-11-14T09:00:00+05:30');
const path = '/api/news/all/{code}';
const logged: string[] = [];
const warn = jest.spyOn(console, 'warn');
const complain = jest.spyOn(console, 'error');

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  window.history.replaceState(null, '', '/News');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  configureClient({ schoolCode: 'DHS', log: (line) => logged.push(line) });
  logged.length = 0;
  warn.mockReset();
  complain.mockReset();
});
afterEach(() => {
  forgetReplies();
  getQueryClient().clear();
  document.body.replaceChildren();
});

/** The news in a page that was built of these records, at a moment, and what starts them. */
function builtNews(records: readonly object[] = newsRecords, moment = now) {
  const host = islandHost({
    replies: { [path]: records },
    versions: { [path]: listVersion(records) },
    now: moment,
  });
  const { html, attributes } = host.render('news-list', <NewsList />, '');
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = html;
  const note = document.createElement('p');
  note.dataset.asOf = '';
  note.hidden = true;
  document.body.append(element, note);
  const entries = components('load', {
    'news-list': async () => ({ default: NewsList as ComponentType<never> }),
  });
  return { element, note, start: () => startIsland(element, entries['news-list']!) };
}
const answer = (reply: HttpResponseResolver) => server.use(http.get('*/api/news/all/DHS', reply));
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);

it('stands complete in the page, and says of which list and for which year it is', () => {
  const { element } = builtNews();
  expect(headings().length).toBeGreaterThan(3);
  expect(element.dataset).toMatchObject({ on: 'interaction', day: '2026' });
  expect(JSON.parse(element.dataset.lists ?? '')).toEqual([
    { name: 'News list', path, version: listVersion(newsRecords) },
  ]);
  // The bar can be used at once.
  expect(screen.getByLabelText('Year')).toBeEnabled();
});

it('says when the next of its records ends', () => {
  const [first, ...others] = newsRecords;
  const ends = ['2026-11-16T18:30:00.000Z', '2026-11-15T06:30:00.000Z', '2026-11-01T00:00:00.000Z'];
  const records = [...ends.map((publishUntil) => ({ ...first, publishUntil })), ...others];
  expect(builtNews(records).element.dataset.ends).toBe(`${Date.parse(ends[1]!)}`);
  expect(builtNews().element.dataset).not.toHaveProperty('ends');
});

it('waits for its list as before where the build had none', () => {
  const { html, attributes } = islandHost().render('news-list', <NewsList />, '');
  expect(attributes).toEqual({ 'data-island': 'news-list', 'data-on': 'load' });
  expect(html).toContain('aria-busy');
});

it('is hydrated in place where the list is the same, without a word of React', async () => {
  answer(() => HttpResponse.json(newsRecords));
  const { element, start } = builtNews();
  const [heading] = screen.getAllByRole('heading', { level: 2 });
  await start();
  expect(element.dataset).toHaveProperty('live');
  expect(heading?.isConnected).toBe(true);
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2' } });
  await waitFor(() => expect(window.location.search).toBe('?month=2'));
  expect([warn.mock.calls, complain.mock.calls]).toEqual([[], []]);
});

it('is rendered again where the list has changed, and only then', async () => {
  const changed = [{ ...newsRecords[0], _id: 'new', title: 'The bridge is open again' }];
  answer(() => HttpResponse.json(changed));
  const { start } = builtNews();
  await start();
  await waitFor(() => expect(headings()).toEqual(['The bridge is open again']));
  expect([warn.mock.calls, complain.mock.calls]).toEqual([[], []]);
});

it('shows nothing of a list that is empty by now', async () => {
  answer(() => HttpResponse.json([]));
  const { start } = builtNews();
  await start();
  await waitFor(() => expect(headings()).not.toContain(newsRecords[0]?.title));
});

it('is shown again, without what has ended, once it is rendered again', async () => {
  const [first, ...others] = newsRecords;
  answer(() => HttpResponse.json(others));
  const { element, start } = builtNews([
    { ...first, publishUntil: new Date(now + 1000).toISOString() },
    ...others,
  ]);
  element.style.visibility = 'hidden';
  await start();
  await waitFor(() => expect(element).toBeVisible());
  expect(headings()).not.toContain(first?.title);
});

it('is rendered again in another year than that of the build', async () => {
  answer(() => HttpResponse.json(newsRecords));
  const { element, start } = builtNews(newsRecords, Date.parse('2025-12-31T12:00:00+05:30'));
  const before = element.firstElementChild;
  await start();
  await waitFor(() => expect(before?.isConnected).toBe(false));
  expect(screen.getByLabelText('Year')).toHaveValue('2026');
});

it('takes over what was chosen and typed before it was started', async () => {
  answer(() => HttpResponse.json(newsRecords));
  const { start } = builtNews();
  const title = newsRecords[1]?.title ?? '';
  const bar = within(screen.getByRole('search'));
  bar.getByLabelText<HTMLSelectElement>('Year').value = 'all';
  bar.getByRole<HTMLInputElement>('searchbox').value = title;
  await start();
  await waitFor(() => expect(headings()).toEqual([title]));
  expect(bar.getByLabelText('Year')).toHaveValue('all');
  expect(bar.getByRole('searchbox')).toHaveValue(title);
});

it('asks once more, not twice from then on, when it is asked for anew while it waits', async () => {
  let calls = 0;
  answer(() => {
    calls += 1;
    return calls < 3 ? new HttpResponse('', { status: 400 }) : HttpResponse.json(newsRecords);
  });
  const { element } = builtNews();
  const first = fetchLists(element);
  await waitFor(() => expect(logged).toHaveLength(1));
  const second = fetchLists(element, true);
  await waitFor(() => expect(logged).toHaveLength(2));
  const third = fetchLists(element, true);
  expect(await Promise.all([first, second, third])).toEqual([true, true, true]);
  expect(calls).toBe(3);
});

it('asks again at once where it was asked for anew during an attempt that failed', async () => {
  let fail: () => void = () => undefined;
  const failed = new Promise<void>((done) => (fail = done));
  const asked = jest.fn(() => failed.then(() => new HttpResponse('', { status: 400 })));
  answer(asked);
  const { element } = builtNews();
  const fetched = fetchLists(element);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  void fetchLists(element, true);
  answer(() => HttpResponse.json(newsRecords));
  // The waits between attempts do not pass.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
  fail();
  expect(await fetched).toBe(true);
  jest.useRealTimers();
});

it('gives a call up that is still unanswered when it is asked for anew, and asks again', async () => {
  const asked = jest.fn(() => new Promise<never>(() => undefined));
  answer(asked);
  const { element } = builtNews();
  const fetched = fetchLists(element);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  answer(() => HttpResponse.json(newsRecords));
  void fetchLists(element, true);
  expect(await fetched).toBe(true);
  expect(logged).toEqual([]);
});

describe('while the service does not answer', () => {
  it.each([
    ['an error', () => new HttpResponse('', { status: 500 })],
    ['a page of a sign-in', () => HttpResponse.html('<p>Welcome to our Wi-Fi</p>')],
    ['no list', () => HttpResponse.json({ error: 'maintenance' })],
  ])(
    'but sends %s, what stands there stays, with its date, until it does',
    async (_what, reply) => {
      answer(reply);
      const { element, note } = builtNews();
      const html = element.innerHTML;
      const fetched = fetchLists(element);
      await waitFor(() => expect(note).toBeVisible());
      expect(element.innerHTML).toBe(html);
      expect(logged.join()).toContain('News list');
      answer(() => HttpResponse.json(newsRecords));
      window.dispatchEvent(new Event('online'));
      expect(await fetched).toBe(true);
      expect(note).not.toBeVisible();
    },
  );
});
