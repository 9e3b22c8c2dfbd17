import { bootScript } from '../../src/hosting/finish-html';

/** Runs the script as the page would, with two script files that wait. */
function boot() {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  const script = document.createElement('script');
  script.dataset.src = '/a.js /b.js';
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
