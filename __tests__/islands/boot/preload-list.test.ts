import { takePreloadedResponse } from '../../../src/lib/http/preloaded-response';
import { bootPage, holdPaint, leavePage } from '../support/boot-page';

const asks = jest.fn<Promise<Response>, [url: string, init: RequestInit]>();
const path = '/api/topper/all/DHS';
const url = `http://localhost${path}`;

let held = holdPaint();
const { fetch } = window;

beforeEach(() => {
  held = holdPaint();
  window.fetch = asks as unknown as typeof fetch;
});
afterEach(() => {
  leavePage();
  held.end();
  window.fetch = fetch;
  delete window.preload;
  asks.mockReset();
});

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
