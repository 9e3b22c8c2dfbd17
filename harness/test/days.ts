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
 * Browser tests of the site for which the day makes no difference, and why; they run once, in `npm test`.
 * The names are those of the files in `__tests__/e2e`.
 */
export const dateIndependent: Readonly<Record<string, string>> = {
  faults: 'its clock stands at the day of the examples',
  'a11y/aria-snapshots': 'its clock stands at the day of the examples',
  'a11y/keyboard': 'moves through what stands there on every day',
  'a11y/focus': 'moves through what stands there on every day',
  'a11y/targets': 'measures boxes, which are as large on every day',
  'a11y/reflow': 'measures words and boxes, which are as wide on every day',
  'a11y/forced-colours': 'looks at the colours of elements that stand there on every day',
  'a11y/status': 'hears what is said, which is the same on every day',
  back: 'its lists are its own',
  forms: 'asks and sends, whatever the day',
  search: 'finds words, which are the same on every day',
  share: 'opens a record by its address',
  'first-interaction': 'presses what stands there on every day',
  shift: 'watches boxes, which come in the same order on every day',
  'lay-out-below': 'watches boxes, which come in the same order on every day',
  offline: 'keeps files, whatever the day',
  'without-has': 'looks at a browser',
  'scripts-off': 'without scripts a page is of the day of its build',
  sanitize: 'looks at the HTML of letters',
  kill: 'its services have clocks of their own',
  compat: 'reads built files',
  facts: 'reads built files',
  styles: 'reads built files',
  'host-files': 'reads built files',
  cards: 'asks for built files',
  weight: 'weighs built files',
  'compile-hints': 'reads built scripts',
  redirects: 'asks for addresses alone',
  'wrong-addresses': 'asks for addresses alone',
};

const independent = `/(?:${Object.keys(dateIndependent).join('|')})\\.spec\\.ts `;

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
