import { DEVICE_DATE, setToday, stopClock } from '../../.storybook/clock';
import { withPreferences, followPreferences, setMediaPreferences } from '../../.storybook/media';
import { today } from '../../src/lib/dates/plain-date';

const RealDate = Date;
afterEach(() => {
  globalThis.Date = RealDate;
});

describe('the clock of Storybook', () => {
  it('stands at the examples’ morning, and reads given dates as ever', () => {
    stopClock();
    expect(new Date().toISOString()).toBe('2026-11-14T04:00:00.000Z');
    expect(Date.now()).toBe(Date.parse('2026-11-14T09:30:00+05:30'));
    expect(new Date('2020-02-29').toISOString()).toBe('2020-02-29T00:00:00.000Z');
    expect(new Date()).toBeInstanceOf(Date);
  });

  it('takes the day of the toolbar for today, and leaves it for a day that does not exist', () => {
    stopClock();
    setToday('2027-01-26');
    expect(today()).toBe('2027-01-26');
    setToday('soon');
    expect(today()).toBe('2027-01-26');
    setToday('2026-11-14');
  });

  it('lets the device’s clock run on request', () => {
    stopClock();
    const before = RealDate.now();
    setToday(DEVICE_DATE);
    expect(Date.now()).toBeGreaterThanOrEqual(before);
    setToday('2026-11-14');
  });
});

describe('media queries under the toolbar', () => {
  const still = { still: true, textScale: 1 };

  it.each([
    ['(prefers-reduced-motion: reduce)', '(min-width: 0px)'],
    ['(prefers-reduced-motion)', '(min-width: 0px)'],
    ['screen and (prefers-reduced-motion: no-preference)', 'screen and (max-width: 0px)'],
    ['(min-width: 48em)', '(min-width: 48em)'],
  ])('reads %s as %s for who wants less motion', (query, expected) => {
    expect(withPreferences(query, still)).toBe(expected);
  });

  it('lets widths in em grow with the text, and no others', () => {
    const query = '(min-width: 48em) and (max-width: 79.95em) and (min-height: 20rem)';
    expect(withPreferences(query, { still: false, textScale: 2 })).toBe(
      '(min-width: 96em) and (max-width: 159.9em) and (min-height: 20rem)',
    );
  });

  it('tells hooks that less motion is wanted, and that it no longer is', () => {
    const device = window.matchMedia;
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media === '(min-width: 0px)',
      }) as unknown as MediaQueryList;
    window.MediaQueryListEvent ??= class extends Event {} as unknown as typeof MediaQueryListEvent;
    followPreferences();
    const list = window.matchMedia('(prefers-reduced-motion: reduce)');
    const heard = jest.fn();
    list.addEventListener('change', heard);
    setMediaPreferences(still);
    expect(list.matches).toBe(true);
    setMediaPreferences({ still: false, textScale: 1 });
    expect(list.matches).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
    list.removeEventListener('change', heard);
    window.matchMedia = device;
  });
});
