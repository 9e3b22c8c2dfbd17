/** @jest-environment node */
import { QueryObserver } from '@tanstack/react-query';
import { HttpError } from '../../../src/lib/http/http-error';
import { createQueryClient, getQueryClient } from '../../../src/lib/http/query-client';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const networkFault = () => new HttpError('network', 'News list: the service could not be reached.');

/** Fetches once what always fails; gives what was logged. */
async function loggedAbout(error: Error): Promise<string[]> {
  const log = jest.fn<void, [string]>();
  const client = createQueryClient({ log });
  await client
    .fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(error) })
    .catch(() => null);
  return log.mock.calls.flat();
}

/** Watches a query that always fails, as a page does, until all its waits are over. */
async function watched(error: Error) {
  const log = jest.fn<void, [string]>();
  const client = createQueryClient({ log });
  const attempt = jest.fn(() => Promise.reject(error));
  const observer = new QueryObserver(client, { queryKey: ['x'], queryFn: attempt });
  const stop = observer.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(60_000);
  const { status } = observer.getCurrentResult();
  stop();
  return { attempts: attempt.mock.calls.length, logged: log.mock.calls.flat(), status };
}

it('tries again after a network fault, twice, and logs it once', async () => {
  expect(await watched(networkFault())).toEqual({
    attempts: 3,
    logged: ['News list: the service could not be reached.'],
    status: 'error',
  });
});

it.each([
  new HttpError('status', 'News list: the service answered 500.', { status: 500 }),
  new HttpError('parse', 'News list: the reply is not a list.'),
  new HttpError('redirect', 'News list: the service sent the call elsewhere.'),
  new Error('Something else.'),
])('does not try again after: $message', async (error) => {
  expect(await watched(error)).toEqual({
    attempts: 1,
    logged: [error.message],
    status: 'error',
  });
});

it('says nothing about a call that was cancelled', async () => {
  expect(await loggedAbout(new HttpError('aborted', 'cancelled'))).toEqual([]);
});

it('fails when offline instead of waiting without end, and asks again when back', async () => {
  const { onlineManager } = await import('@tanstack/react-query');
  onlineManager.setOnline(false);
  const client = createQueryClient({ log: () => undefined, retryWaits: [] });
  const answer = jest.fn<Promise<string>, []>().mockRejectedValueOnce(networkFault());
  const observer = new QueryObserver(client, { queryKey: ['x'], queryFn: answer });
  client.mount();
  const stop = observer.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult().status).toBe('error');

  answer.mockResolvedValue('here');
  onlineManager.setOnline(true);
  await jest.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult().data).toBe('here');
  stop();
  client.unmount();
});

it('keeps what was fetched, and shares it', async () => {
  const client = createQueryClient();
  const answer = jest.fn(() => Promise.resolve('here'));
  const options = { queryKey: ['x'], queryFn: answer };
  await client.fetchQuery(options);
  await jest.advanceTimersByTimeAsync(4 * 60_000);
  await client.fetchQuery(options);
  expect(answer).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2 * 60_000);
  await client.fetchQuery(options);
  expect(answer).toHaveBeenCalledTimes(2);
});

it('is one for the page', () => {
  expect(getQueryClient()).toBe(getQueryClient());
});
