/** @jest-environment node */
import { missingFor } from '../../harness/browsers/browsers';

describe('without any browser', () => {
  const path = process.env.PATH;
  afterEach(() => (process.env.PATH = path));

  it('names what is missing with the command that installs it', () => {
    process.env.PATH = '';
    expect(missingFor('firefox')).toBe(
      'firefox cannot be tested without firefox-esr. Run `apt-get install firefox-esr`.',
    );
    expect(missingFor('webkit')).toContain(
      'webkit cannot be tested without webkit2gtk-driver and xvfb.',
    );
  });
});
