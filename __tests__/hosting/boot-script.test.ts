import { bootScript, earlyScript } from '../../src/hosting/finish-html';
import { takeEarlyReply } from '../../src/http/early-reply';
import '../../src/layout/live-region';

/** Runs the script as the page would, with two script files that wait. */
function boot(data: { now?: string } = {}) {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  const script = document.createElement('script');
  script.dataset.src = '/a.js /b.js';
  Object.assign(script.dataset, data);
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  new Function(bootScript)();
}
const asked = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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

it('runs the scripts of a live page once it is painted', () => {
  const frames: FrameRequestCallback[] = [];
  const frame = jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((callback) => frames.push(callback));
  boot({ now: '' });
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(1000);
  expect(asked()).toEqual([]);
  frames.forEach((callback) => callback(0));
  jest.advanceTimersByTime(0);
  expect(asked()).toEqual(['/a.js', '/b.js']);
  frame.mockRestore();
});

it('keeps a press on a button that no script answers yet, from everybody else too', () => {
  boot();
  document.body.innerHTML = '<button type="button">Next</button>';
  const heard = jest.fn();
  document.body.addEventListener('click', heard, { once: true });
  const button = document.querySelector('button')!;
  button.click();
  expect(window.taps).toContain(button);
  expect(heard).not.toHaveBeenCalled();
});

it('asks for a list at once, and leaves a failure to who takes the reply', async () => {
  document.body.innerHTML = '<div data-early="/api/news/all/DHS"></div>';
  const failure = new TypeError('Failed to fetch');
  const asks = jest.fn((_url: string, _init: RequestInit) => Promise.reject(failure));
  const before = window.fetch;
  window.fetch = asks as unknown as typeof fetch;
  new Function(earlyScript)();
  window.fetch = before;
  expect(asks).toHaveBeenCalledWith('/api/news/all/DHS', {
    headers: { Accept: 'application/json' },
  });
  const reply = takeEarlyReply('http://localhost/api/news/all/DHS');
  await expect(reply).rejects.toBe(failure);
  expect(takeEarlyReply('http://localhost/api/news/all/DHS')).toBeUndefined();
});
