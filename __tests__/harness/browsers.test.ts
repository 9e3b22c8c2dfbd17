/** @jest-environment node */
import { readBrowserOptions } from '../../harness/browsers/options';
import { missingFor } from '../../harness/browsers/browsers';

it('tries all browsers, or those that are named, and refuses others', () => {
  expect(readBrowserOptions([])).toEqual({
    browsers: ['chromium', 'firefox', 'webkit'],
    files: [],
    grep: undefined,
    again: false,
  });
  expect(readBrowserOptions(['--only', 'firefox', 'faults', '--grep', 'menu', '--again'])).toEqual({
    browsers: ['firefox'],
    files: ['faults'],
    grep: 'menu',
    again: true,
  });
  expect(() => readBrowserOptions(['--only', 'lynx'])).toThrow('There is no browser lynx.');
});

describe('without any browser', () => {
  const path = process.env.PATH;
  afterEach(() => (process.env.PATH = path));

  it('names what is missing with the command that installs it', () => {
    process.env.PATH = '';
    expect(missingFor('firefox')).toBe(
      'firefox cannot be tested without firefox-esr. Run `npm run test:browsers:install`, or `apt-get install firefox-esr`.',
    );
    expect(missingFor('webkit')).toContain(
      'webkit cannot be tested without webkit2gtk-driver and xvfb.',
    );
  });
});
