import { render } from '@testing-library/react';
import { updateToday } from '../../src/components/today/update-today';
import { todayBehaviour } from '../../src/components/today/today.behaviour';
import { TodayLine } from '../../src/components/today/today-line';
import type { TodayTable } from '../../src/lib/dates/today-table';

const table: TodayTable = {
  first: '2026-12-01',
  lines: ['Open today', 'Closed now'],
  courses: [[0, 0, 780, 1], []],
  days: '0001',
  usual: [],
};
const at = (time: string) => Date.parse(`${time}+05:30`);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The place in a page that is opened at a moment. */
function open(now: number): Element {
  jest.setSystemTime(now);
  const { container } = render(<TodayLine table={table} />);
  const place = container.querySelector('[data-today]')!;
  expect(place).toBeEmptyDOMElement();
  updateToday(place, JSON.parse(place.getAttribute('data-today')!) as TodayTable);
  return place;
}

it('changes on its minute while the page is open', () => {
  const place = open(at('2026-12-01T12:58:30'));
  expect(place).toHaveTextContent('Open today');
  jest.advanceTimersByTime(89_999);
  expect(place).toHaveTextContent('Open today');
  jest.advanceTimersByTime(1);
  expect(place).toHaveTextContent('Closed now');
});

it('breaks within no time of day', () => {
  const hours = 'Open today 8:00 am–2:00 pm · office 8:30 am–1:00 pm';
  const { container } = render(<TodayLine table={{ ...table, lines: [hours] }} />);
  const written = container.firstElementChild?.getAttribute('data-today');
  expect(written).toContain('8:00\u00a0am–2:00\u00a0pm · office 8:30\u00a0am–1:00\u00a0pm');
});

it('falls silent at the end of the last day that it knows', () => {
  const place = open(at('2026-12-01T23:59:59.999'));
  expect(place).toHaveTextContent('Closed now');
  jest.advanceTimersByTime(1);
  expect(place).toBeEmptyDOMElement();
});

it.each(['2026-11-30T23:59:59.999', '2026-12-02T12:00', '2026-12-03T00:00', '2031-01-01T12:00'])(
  'says nothing at %s',
  (time) => {
    expect(open(at(time))).toBeEmptyDOMElement();
  },
);

it('settles when the page comes back from the background', () => {
  const place = open(at('2026-12-01T09:00'));
  jest.setSystemTime(at('2026-12-01T14:00'));
  expect(place).toHaveTextContent('Open today');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(place).toHaveTextContent('Closed now');
});

describe('on a page that has no room for the days', () => {
  const reply = jest.fn();
  const settled = () => jest.advanceTimersByTimeAsync(0);
  beforeEach(() => {
    jest.setSystemTime(at('2026-12-01T09:00'));
    window.fetch = reply as typeof fetch;
  });
  const begin = () => {
    const place = document.createElement('p');
    return { place, end: todayBehaviour(place) };
  };

  it('fetches them, and says it', async () => {
    reply.mockResolvedValue({ ok: true, json: () => Promise.resolve(table) });
    const { place, end } = begin();
    await settled();
    expect(reply).toHaveBeenCalledWith('/today.json');
    expect(place).toHaveTextContent('Open today');
    end();
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['is not there', () => reply.mockResolvedValue({ ok: false })],
    ['can’t be reached', () => reply.mockRejectedValue(new TypeError('offline'))],
    [
      'is something else',
      () => reply.mockResolvedValue({ ok: true, json: () => Promise.reject() }),
    ],
  ])('says nothing where the file %s', async (_, answer) => {
    answer();
    const { place } = begin();
    await settled();
    expect(place).toBeEmptyDOMElement();
  });
});
