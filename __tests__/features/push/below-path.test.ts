import { endPush, startPush } from '../../../src/features/push/push.browser';

const endpoint = 'https://web.push.apple.com/one';
const subscription = {
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: () => Promise.resolve(true),
};
const pushManager = {
  getSubscription: () => Promise.resolve(subscription),
  subscribe: () => Promise.resolve(subscription),
};
const register = jest.fn(() => Promise.resolve());
const asked: string[] = [];
const { GATSBY_BASE: base } = process.env;

beforeEach(() => {
  process.env.GATSBY_BASE = '/school';
  asked.length = 0;
  Object.assign(window, {
    Notification: { requestPermission: () => Promise.resolve('granted') },
    fetch: (address: string) => {
      asked.push(address);
      return Promise.resolve(Response.json({ ok: true }));
    },
  });
});
afterEach(() => {
  if (base === undefined) delete process.env.GATSBY_BASE;
  else process.env.GATSBY_BASE = base;
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const giveWorker = (known: object | undefined) =>
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      getRegistration: () => Promise.resolve(known),
      register,
      ready: Promise.resolve({ pushManager }),
    },
    configurable: true,
  });

it('is asked for and ended below the path of the site', async () => {
  giveWorker(undefined);
  expect(await startPush('key', [])).toBe('told');
  expect(register).toHaveBeenCalledWith('/school/sw.js');
  giveWorker({ pushManager });
  await endPush();
  expect(
    asked.map((address) => new URL(address).pathname.replace(/(?<=push\/)[^/]*/, 'CODE')),
  ).toEqual(['/school/api/push/CODE', '/school/api/push/CODE/end']);
});
