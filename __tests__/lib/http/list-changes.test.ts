import { QueryObserver } from '@tanstack/react-query';
import { createClient } from '../../../src/lib/http/client';
import { getQueryClient } from '../../../src/lib/http/query-client';

const minute = 60_000;
const now = Date.parse('2026-11-14T09:00:00+05:30');
const reply = jest.fn<Response, []>();

const client = createClient({
  baseUrl: 'https://api.example',
  schoolCode: 'DHS',
  fetch: () => Promise.resolve(reply()),
});
const changing = (at: number) =>
  new Response('[]', { headers: { 'Changes-At': new Date(at).toISOString() } });

let leave: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now });
  reply.mockReset();
});
afterEach(() => {
  leave();
  getQueryClient().clear();
  jest.useRealTimers();
});

/** A page that shows a list, until it is left. */
async function open(): Promise<void> {
  const observer = new QueryObserver(getQueryClient(), {
    queryKey: ['news'],
    queryFn: () => client.getList({ name: 'News list', path: '/api/news/all/{code}' }),
  });
  leave = observer.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(1);
}

it('asks for the lists of an open page again at the moment at which they change', async () => {
  reply.mockImplementationOnce(() => changing(now + 20 * minute));
  reply.mockImplementation(() => changing(now + 30 * minute));
  await open();
  await jest.advanceTimersByTimeAsync(20 * minute - 2);
  expect(reply).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(reply).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(10 * minute);
  expect(reply).toHaveBeenCalledTimes(3);
});

it.each([
  ['no moment', () => new Response('[]')],
  ['a moment that has passed', () => changing(now - minute)],
  ['nonsense', () => new Response('[]', { headers: { 'Changes-At': 'soon' } })],
])('asks once where the service names %s', async (_, answer) => {
  reply.mockImplementation(answer);
  await open();
  await jest.advanceTimersByTimeAsync(60 * minute);
  expect(reply).toHaveBeenCalledTimes(1);
});
