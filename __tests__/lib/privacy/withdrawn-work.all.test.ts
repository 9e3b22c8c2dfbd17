/** @jest-environment node */
import { keepPrivacy } from '../../../src/lib/privacy/keep-privacy';
import { nameFingerprints } from '../../../src/lib/privacy/name-fingerprints';
import { openPolicy } from '../../../src/lib/privacy/policy';
import { applied, withdrawnIn } from '../../../src/lib/privacy/withdrawn';

const names = ["Maria D'Souza", 'Tara Anne Joseph', 'क्षितिज शर्मा', 'José Pinto', 'जोया हुसैन'];
const withdrawn = names.flatMap(nameFingerprints);

describe('the work', () => {
  /** How often a list's characters are read: each text as a proxy that counts. */
  const timesOf = (count: number) => {
    const fingerprints = Array.from({ length: 50 }, (_, at) =>
      nameFingerprints(`Asha${'b'.repeat(at)} Menon`),
    );
    const policy = { ...openPolicy, withdrawn: fingerprints.flat() };
    const records = Array.from({ length: count }, (_, at) => ({
      _id: `${at}`,
      name: `Asha Rani ${'c'.repeat(at % 50)} Menon`,
      description: 'Asha Rani won, and Menon Asha won. '.repeat(4),
    }));
    const codes = jest.spyOn(String.prototype, 'charCodeAt');
    const hashes = jest.spyOn(Math, 'imul');
    keepPrivacy(records, '/api/news/all/DHS', applied(policy), '2026-11-23');
    const calls = codes.mock.calls.length + hashes.mock.calls.length;
    jest.restoreAllMocks();
    return calls;
  };

  it('grows with the list, no faster', () => {
    const [few, many] = [timesOf(50), timesOf(500)];
    expect(many).toBeLessThan(few * 10.5);
    // For a record of 170 characters.
    expect(many / 500).toBeLessThan(1500);
  });

  it.each([
    ['names in a row', (count: number) => 'Tara Anne Joseph '.repeat(count)],
    ['one long address', (count: number) => 'tara-anne-joseph-/'.repeat(count)],
    ['tags that are left open', (count: number) => '<'.repeat(count)],
    ['entities', (count: number) => '&amp;'.repeat(count)],
    ['names in tags', (count: number) => '<i a="Tara Anne Joseph">'.repeat(count)],
    ['spaces before a name', (count: number) => `${' '.repeat(count)}Tara Anne Joseph`],
  ])('grows with a text of %s, no faster', (_what, make) => {
    const { without } = withdrawnIn(withdrawn);
    const readsOf = (count: number) => {
      const text = make(count);
      const spies = (['charCodeAt', 'charAt', 'slice'] as const).map((name) =>
        jest.spyOn(String.prototype, name),
      );
      without(text);
      const calls = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
      jest.restoreAllMocks();
      return calls;
    };
    expect(readsOf(2000)).toBeLessThan(readsOf(200) * 12);
  });
});
