import { playwright, type Step } from './step';

/** The instants at which the browser tests are run: days on which something of the site changes. */
export const instants: Readonly<Record<string, string>> = {
  'last-minute': '2026-12-31T23:59:00+05:30',
  'new-year': '2027-01-01T00:01:00+05:30',
  'last-of-session': '2027-03-31T23:59:00+05:30',
  'new-session': '2027-04-01T00:01:00+05:30',
  'leap-day': '2028-02-29T12:00:00+05:30',
};

/** The school's own zone, and two in which the day is often another one, earlier and later. */
const zones = ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'] as const;

/**
 * Browser tests of the site for which the day makes no difference, by the reason; they run once, in `npm test`.
 * The names are those of the files in `__tests__/e2e`.
 */
export const dateIndependent: Readonly<Record<string, readonly string[]>> = {
  'the clock stands at the day of the examples': ['faults', 'a11y/aria-snapshots'],
  'services have clocks, and lists days, of their own': ['kill', 'back'],
  'without scripts a page is of the day of its build': ['scripts-off'],
  'what one moves through and presses stands there on every day': [
    ...['a11y/keyboard', 'a11y/focus', 'first-interaction'],
  ],
  'words, boxes and colours are the same on every day': [
    ...['a11y/targets', 'a11y/reflow', 'a11y/forced-colours', 'a11y/status', 'colour-mode'],
    ...['shift', 'lay-out-below', 'narrow', 'overfull', 'without-has', 'search', 'sanitize'],
  ],
  'asks, keeps and withholds whatever the day': ['forms', 'share', 'offline', 'privacy'],
  'reads built files': ['compat', 'facts', 'styles', 'host-files', 'weight', 'compile-hints'],
  'asks for addresses alone': ['office-pages', 'cards', 'redirects', 'wrong-addresses'],
};

const independent = `/(?:${Object.values(dateIndependent).flat().join('|')})\\.spec\\.ts `;

/**
 * A run of the tests that depend on the day for each instant. The zones take turns, which
 * pairs each day with one of them; E2E_TIMEZONE takes all days in one zone, and each night takes another.
 */
export const daySteps: readonly Step[] = Object.entries(instants).map(([name, instant], index) =>
  playwright(name, {
    projects: ['site'],
    // Playwright matches the names of files too.
    more: ['--grep-invert', `@all|${independent}`],
    env: {
      E2E_NOW: instant,
      E2E_TIMEZONE: process.env.E2E_TIMEZONE || zones[index % zones.length] || zones[0],
    },
    needs: ['build'],
    group: 'days',
  }),
);
