/** @jest-environment node */
import { fingerprint } from '../../../src/lib/privacy/fingerprint';
import {
  openPolicy,
  policyText,
  readPolicy,
  type PrivacyPolicy,
} from '../../../src/lib/privacy/policy';

it.each<[string, PrivacyPolicy]>([
  ['', openPolicy],
  [
    'birthdays=initials,drawing toppers=,,3 albums=5 withdrawn=abc,12',
    {
      birthdays: { name: 'initials', picture: 'drawing' },
      toppers: { name: 'full', picture: 'photo', sessions: 3 },
      albums: { shown: true, years: 5 },
      withdrawn: ['abc', '12'],
    },
  ],
  ['albums=none', { ...openPolicy, albums: { shown: false } }],
])('stands in a page’s head as "%s"', (text, policy) => {
  expect(policyText(policy)).toBe(text);
  expect(readPolicy(text)).toEqual(policy);
});

it('gives two names two marks, whatever their script', () => {
  const names = ['asha menon', 'asha manon', 'आशा मेनन', 'आशा मेनम'];
  const fingerprints = names.map(fingerprint);
  expect(new Set(fingerprints).size).toBe(names.length);
  for (const fingerprint of fingerprints) expect(fingerprint).toMatch(/^[0-9a-z]{1,7}$/);
});
