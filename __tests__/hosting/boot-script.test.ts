import {
  formScript,
  listScript,
  startingScript,
  waitingScript,
} from '../../src/hosting/boot-scripts';
import { takeEarlyReply } from '../../src/http/early-reply';
import '../../src/layout/live-region';

const files = { src: '/a.js /b.js', data: '/page-data/News/page-data.json' };

/** Runs a script as a page would, with two script files. */
function boot(text = waitingScript, body: string | Element = '') {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  if (typeof body === 'string') document.body.innerHTML = body;
  else document.body.append(body);
  const script = document.createElement('script');
  Object.assign(script.dataset, files);
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  new Function(text)();
}
const asked = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  // What a test has left waiting would answer the moves of the next one.
  window.dispatchEvent(new Event('scroll'));
  jest.useRealTimers();
});

it.each(['pointermove', 'scroll'])(
  'loads the scripts at once when the reader moves: %s',
  (type) => {
    boot();
    expect(asked()).toEqual([]);
    window.dispatchEvent(new Event(type));
    jest.advanceTimersByTime(0);
    expect(asked()).toEqual(['/a.js', '/b.js']);
  },
);

it.each(['pointerdown', 'keydown'])('lets a press be answered first: %s', (type) => {
  boot();
  window.dispatchEvent(new Event(type));
  jest.advanceTimersByTime(299);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(asked()).toEqual(['/a.js', '/b.js']);
});

it('loads them once, whatever else happens', () => {
  boot();
  for (const type of ['pointerdown', 'touchstart', 'scroll', 'keydown']) {
    window.dispatchEvent(new Event(type));
  }
  jest.advanceTimersByTime(1000);
  expect(asked()).toEqual(['/a.js', '/b.js']);
});

it('keeps a press on a button that no script answers yet, from everybody else too', () => {
  boot(waitingScript, '<button type="button">Next</button>');
  const heard = jest.fn();
  document.body.addEventListener('click', heard, { once: true });
  const button = document.querySelector('button')!;
  button.click();
  expect(window.taps).toContain(button);
  expect(heard).not.toHaveBeenCalled();
});

describe('a form', () => {
  const place = '<form data-draft="draft"><input name="subject"></form>';
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it.each(['pointermove', 'focusin', 'input', 'offline'])(
    'waits for its visitor, whatever reaches it first: %s',
    (type) => {
      boot(formScript, place);
      jest.advanceTimersByTime(5000);
      expect(asked()).toEqual([]);
      window.dispatchEvent(new Event(type));
      jest.advanceTimersByTime(300);
      expect(asked()).toEqual(['/a.js', '/b.js']);
    },
  );

  it('has its scripts at once where a draft is kept', () => {
    localStorage.setItem('draft', '{"subject":"Lost water bottle"}');
    boot(formScript, place);
    jest.advanceTimersByTime(0);
    expect(asked()).toEqual(['/a.js', '/b.js']);
  });

  it('has its scripts at once without a network, to say so', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    boot(formScript, place);
    jest.advanceTimersByTime(0);
    expect(asked()).toEqual(['/a.js', '/b.js']);
  });

  it('keeps no draft and waits all the same', () => {
    boot(formScript, '<form></form>');
    jest.advanceTimersByTime(5000);
    expect(asked()).toEqual([]);
  });
});

describe('a live page', () => {
  const failure = new TypeError('Failed to fetch');
  const asks = jest.fn((_url: string, _init: RequestInit) => Promise.reject(failure));
  const before = { fetch: window.fetch, observer: window.PerformanceObserver };
  let paint: () => void = () => undefined;
  class Observer {
    constructor(told: (_: unknown, observer: Observer) => void) {
      paint = () => told([], this);
    }
    observe(options: PerformanceObserverInit) {
      expect(options).toEqual({ type: 'paint', buffered: true });
    }
    disconnect() {
      paint = () => undefined;
    }
  }

  beforeEach(() => {
    window.fetch = asks as unknown as typeof fetch;
    window.PerformanceObserver = Observer as unknown as typeof PerformanceObserver;
    // What the pages before still wait for.
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(1000);
    boot(listScript, '<div data-early="/api/news/all/DHS"></div>');
  });
  afterEach(() => {
    window.fetch = before.fetch;
    window.PerformanceObserver = before.observer;
  });

  it('runs its scripts once it is painted, and not because the reader moves', () => {
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(1000);
    expect(asked()).toEqual([]);
    paint();
    paint();
    expect(asked()).toEqual(['/a.js', '/b.js']);
  });

  it.each(['load', 'error'])('runs them when the site’s styles are settled: %s', (type) => {
    const styles = document.head.appendChild(document.createElement('link'));
    styles.setAttribute('href', '/site.css');
    paint();
    jest.advanceTimersByTime(2000);
    expect(asked()).toEqual([]);
    styles.dispatchEvent(new Event(type));
    expect(asked()).toEqual(['/a.js', '/b.js']);
    jest.advanceTimersByTime(2000);
    expect(asked()).toEqual(['/a.js', '/b.js']);
  });

  it('waits for the site’s styles three seconds and no more', () => {
    document.head.append(Object.assign(document.createElement('link'), { href: '/site.css' }));
    paint();
    jest.advanceTimersByTime(2999);
    expect(asked()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(asked()).toEqual(['/a.js', '/b.js']);
  });

  it('fetches its scripts and its data meanwhile', () => {
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/a.js',
      '/b.js',
      '/page-data/News/page-data.json',
    ]);
    expect(links.every(({ rel }) => rel === 'preload')).toBe(true);
  });

  const list = 'http://localhost/api/news/all/DHS';

  it('asks for its list at once, and leaves a failure to who takes the reply', async () => {
    expect(asks).toHaveBeenCalledWith(
      '/api/news/all/DHS',
      expect.objectContaining({ headers: { Accept: 'application/json' } }),
    );
    await expect(takeEarlyReply(list, null)).rejects.toBe(failure);
    expect(takeEarlyReply(list, null)).toBeUndefined();
  });

  it('lets the large picture of the first screen come first, for at most three seconds', () => {
    const picture = document.createElement('img');
    picture.setAttribute('fetchpriority', 'high');
    const fetched = () => document.head.querySelectorAll('link').length;
    Object.defineProperty(picture, 'complete', { value: false });
    boot(startingScript, picture);
    expect(fetched()).toBe(0);
    picture.dispatchEvent(new Event('load'));
    expect(fetched()).toBe(3);
    jest.advanceTimersByTime(3000);
    expect(fetched()).toBe(3);

    boot(startingScript, picture);
    jest.advanceTimersByTime(2999);
    expect(fetched()).toBe(0);
    jest.advanceTimersByTime(1);
    expect(fetched()).toBe(3);
  });

  it('ends that call when nobody waits for it any more', () => {
    const waiting = new AbortController();
    void takeEarlyReply(list, waiting.signal)?.catch(() => undefined);
    const signal = asks.mock.lastCall?.[1].signal;
    expect(signal?.aborted).toBe(false);
    waiting.abort();
    expect(signal?.aborted).toBe(true);
  });
});
