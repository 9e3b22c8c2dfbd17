import { startOffline } from '../../src/islands/start-offline';

const environment = process.env.NODE_ENV;
const worker = () => document.head.querySelector('script')?.getAttribute('src');

/** The build writes where it is built for; here, the environment says so. */
const runIn = (name: string) => Object.assign(process.env, { NODE_ENV: name });

beforeEach(() => {
  runIn('production');
  document.head.replaceChildren();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
});
afterEach(() => {
  runIn(environment ?? 'test');
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it('brings the worker when the browser is idle', () => {
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  startOffline();
  expect(worker()).toBeUndefined();
  idle.forEach((callback) => callback());
  expect(worker()).toBe('/offline.js');
});

it('brings it two seconds later where the browser does not tell', () => {
  jest.useFakeTimers();
  startOffline();
  jest.advanceTimersByTime(1999);
  expect(worker()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(worker()).toBe('/offline.js');
});

it('brings none while developing, and none where there are no workers', () => {
  jest.useFakeTimers();
  runIn('development');
  startOffline();
  runIn('production');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  startOffline();
  jest.advanceTimersByTime(5000);
  expect(worker()).toBeUndefined();
});
