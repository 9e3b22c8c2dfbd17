/** The instants at which the browser tests are run: days on which something of the site changes. */
export const instants: Readonly<Record<string, string>> = {
  'last-minute': '2026-12-31T23:59:00+05:30',
  'new-year': '2027-01-01T00:01:00+05:30',
  'last-of-session': '2027-03-31T23:59:00+05:30',
  'new-session': '2027-04-01T00:01:00+05:30',
  'leap-day': '2028-02-29T12:00:00+05:30',
};

/** The school's own zone, and two in which the day is often another one, earlier and later. */
export const zones = ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'] as const;

/**
 * Browser tests for which the day makes no difference, and why; they run once, in `npm test`. The
 * names are those of the files in `__tests__/e2e`.
 */
export const dayless: Readonly<Record<string, string>> = {
  stories: 'the workshop has a clock of its own',
  faults: 'its clock stands at the day of the examples',
  'a11y/aria-snapshots': 'its clock stands at the day of the examples',
  sanitize: 'looks at the HTML of letters',
  kill: 'its services have clocks of their own',
  facts: 'reads built files',
  styles: 'reads built files',
  'host-files': 'reads built files',
  cards: 'asks for built files',
  weight: 'weighs built files',
  'compile-hints': 'reads built scripts',
  'former-addresses': 'asks for addresses alone',
};
