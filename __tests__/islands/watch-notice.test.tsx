import { renderToStaticMarkup } from 'react-dom/server';
import type { UrgentNoticeData } from '../../src/components/urgent-notice/render-notice';

const minute = 60_000;
const now = Date.parse('2026-12-01T06:00:00+05:30');
const alert: UrgentNoticeData = {
  id: 'a1',
  until: now + 60 * minute,
  level: 'emergency',
  text: 'The <b>road</b> is closed.',
  link: { label: 'What to do', to: '/Fee' },
};

let sent: unknown;
let isReachable: boolean;
let listening: jest.SpiedFunction<typeof document.addEventListener>;
const asked = jest.fn();

async function builtNotice(notice: UrgentNoticeData) {
  const { UrgentNotice } = await import('../../src/components/urgent-notice/urgent-notice');
  return renderToStaticMarkup(<UrgentNotice notice={notice} />);
}

beforeEach(() => {
  jest.useFakeTimers({ now });
  localStorage.clear();
  sent = {};
  isReachable = true;
  asked.mockClear();
  setHidden(false);
  listening = jest.spyOn(document, 'addEventListener');
  document.body.innerHTML = '<header></header><main id="main" tabindex="-1"></main>';
  window.fetch = ((address: string, init: RequestInit) => {
    asked(address, init.cache);
    return isReachable
      ? Promise.resolve({ ok: true, json: () => Promise.resolve(sent) })
      : Promise.reject(new TypeError('offline'));
  }) as typeof fetch;
});
afterEach(() => {
  // A page is left, and with it all that listens on it.
  for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}
/** Begins to watch, on a site that tells nothing yet. */
async function watch() {
  const { watchNotice } = await import('../../src/islands/watch-notice');
  watchNotice();
  await pass(0);
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const place = () => document.querySelector('[role=status]');
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-urgent]')]
    .filter(({ hidden, style }) => !hidden && style.visibility !== 'hidden')
    .map(({ textContent }) => textContent);
const words = 'Emergency: The <b>road</b> is closed. What to do';

it('asks at once, then every minute, past the browser’s cache', async () => {
  await watch();
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(minute - 1);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(2);
  await pass(3 * minute);
  expect(asked).toHaveBeenCalledTimes(5);
  expect(asked).toHaveBeenCalledWith('/alert.json', 'no-cache');
});

it('asks nothing while nobody sees the page, and at once when it is seen again', async () => {
  setHidden(true);
  await watch();
  await pass(5 * minute);
  expect(asked).not.toHaveBeenCalled();
  setHidden(false);
  expect(asked).toHaveBeenCalledTimes(1);
  setHidden(true);
  setHidden(false);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('renders what a built page has, over what is read, in a place that was there before', async () => {
  await watch();
  const standing = place();
  expect(standing).toBeEmptyDOMElement();
  expect(standing?.nextElementSibling?.tagName).toBe('HEADER');
  sent = alert;
  await pass(minute);
  expect(shown()).toEqual([words]);
  expect(place()).toBe(standing);
  const like = document.createElement('div');
  like.innerHTML = await builtNotice(alert);
  const built = like.querySelector<HTMLElement>('[data-urgent]')!;
  built.dataset.late = '';
  built.querySelector('button')!.hidden = false;
  expect(standing?.className).toBe(like.firstElementChild?.className);
  expect(standing?.innerHTML).toBe(built.outerHTML);
});

it('makes no link of an address that is none', async () => {
  await watch();
  sent = { ...alert, link: { label: 'What to do', to: 'javascript:alert(1)' } };
  await pass(minute);
  expect(shown()).toEqual(['Emergency: The <b>road</b> is closed.']);
  expect(document.querySelector('a')).toBeNull();
});

it('shows it once, and takes it away at its end or when it is taken back', async () => {
  await watch();
  sent = alert;
  await pass(2 * minute);
  expect(shown()).toEqual([words]);
  sent = { ...alert, until: now + 2.5 * minute };
  await pass(minute);
  expect(shown()).toEqual([]);
  sent = alert;
  await pass(minute);
  expect(shown()).toEqual([words]);
  sent = {};
  await pass(minute);
  expect(shown()).toEqual([]);
});

it('keeps what is shown when the site can’t be asked', async () => {
  await watch();
  sent = alert;
  await pass(minute);
  isReachable = false;
  await pass(3 * minute);
  expect(shown()).toEqual([words]);
});

it('does not show again what was closed, and shows other words', async () => {
  await watch();
  sent = alert;
  await pass(minute);
  document.querySelector<HTMLElement>('[data-urgent] button')!.click();
  await pass(2 * minute);
  expect(shown()).toEqual([]);
  sent = { ...alert, id: 'b2', text: 'The road is open.' };
  await pass(minute);
  expect(shown()).toEqual(['Emergency: The road is open. What to do']);
});

describe('on a page that was built with a notice', () => {
  beforeEach(async () => {
    const { scheduleNotice } = await import('../../src/components/urgent-notice/schedule-notice');
    document.body.insertAdjacentHTML('afterbegin', await builtNotice(alert));
    scheduleNotice(document.querySelector('[data-urgent]')!);
  });

  it('leaves it as it is while it stands', async () => {
    sent = alert;
    await watch();
    await pass(minute);
    expect(shown()).toEqual([words]);
    expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
    expect(document.querySelector('[data-late]')).toBeNull();
  });

  it('lets it last longer than the page knew', async () => {
    sent = { ...alert, until: now + 120 * minute };
    await watch();
    await pass(90 * minute);
    expect(shown()).toEqual([words]);
    await pass(30 * minute);
    expect(shown()).toEqual([]);
  });

  it('puts another one over what is read, and moves nothing', async () => {
    sent = { ...alert, id: 'b2', text: 'The road is open.' };
    await watch();
    await pass(minute);
    expect(shown()).toEqual(['Emergency: The road is open. What to do']);
    const [first, second] = document.querySelectorAll<HTMLElement>('[data-urgent]');
    expect(first?.hidden).toBe(false);
    expect(second?.dataset).toHaveProperty('late');
  });
});
