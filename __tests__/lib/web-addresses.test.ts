/** @jest-environment node */
import { addressTarget, splitAddresses } from '../../src/lib/web-addresses';

/** The addresses in a text, each with where it leads. */
const addressesIn = (text: string) =>
  splitAddresses(text).flatMap((part, at) => (at % 2 ? [[part, addressTarget(part)]] : []));

it.each([
  ['Register at https://forms.gle/Ab1Cd2.', 'https://forms.gle/Ab1Cd2'],
  ['(see https://x.example/a_(b))', 'https://x.example/a_(b)'],
  ['“http://x.example/?a=1&b=2,3”!', 'http://x.example/?a=1&b=2,3'],
  ['देखें https://school.example/शुल्क।', 'https://school.example/शुल्क'],
])('finds the web address in %p', (text, address) => {
  expect(addressesIn(text)).toEqual([[address, address]]);
});

it.each([
  ['www.school.example/fees, please', 'www.school.example/fees', 'https://www.school.example/fees'],
  ['the form is at forms.gle/Ab1', 'forms.gle/Ab1', 'https://forms.gle/Ab1'],
  ['office@school.example.', 'office@school.example', 'mailto:office@school.example'],
])('finds what has no scheme in %p', (text, address, target) => {
  expect(addressesIn(text)).toEqual([[address, target]]);
});

it.each([
  'a.m./p.m., and/or, Sr.Sec/High, Std.X/Y, Rs.500/-, 9.30/10.00, No.5/2026',
  'Fees@9am, @school, a@b',
  'javascript:alert(1) and data:text/html,x',
  'https://school.example@evil.example/x',
  'https://x.example/\u202eabc',
])('finds no address in %p', (text) => {
  expect(splitAddresses(text)).toEqual([text]);
});

it('loses nothing of a text', () => {
  const text = 'A https://x.example/a, b@school.example\nand www.x.example/c. End';
  expect(splitAddresses(text).join('')).toBe(text);
});
