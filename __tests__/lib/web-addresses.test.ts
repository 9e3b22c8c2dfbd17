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
  ['Call 98765 43210 (10 to 5).', '98765 43210', 'tel:+919876543210'],
  ['Mob.-9876543210/9876543211', '9876543210', 'tel:+919876543210', '9876543211'],
  ['Ph: +91-135-2712345, 9 am', '+91-135-2712345', 'tel:+911352712345'],
  ['फोन: 098765-43210', '098765-43210', 'tel:+919876543210'],
  ['office (0135) 271 2345', '(0135) 271 2345', 'tel:+911352712345'],
  ['011-23456789 or 1800-123-4567', '011-23456789', 'tel:+911123456789', '1800-123-4567'],
  ['abroad: +44 20 7946 0000', '+44 20 7946 0000', 'tel:+442079460000'],
])('finds the number to call in %p', (text, number, target, ...more) => {
  const found = addressesIn(text);
  expect(found[0]).toEqual([number, target]);
  expect(found.slice(1).map(([words]) => words)).toEqual(more);
});

it.each([
  'UDISE 05010203401, Aadhaar 9876 5432 1098, ADM9876543210, 123456789012',
  'A/c 98765432101234, ₹9,87,654, 9876543210@upi, 2026-2027, 8.30-12.30',
  'Roll nos. 60001 to 60240, 0900-1200 hrs, 1800-2000, 01-04-2026',
])('finds no number to call in %p', (text) => {
  expect(splitAddresses(text)).toEqual([text]);
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
