/** @jest-environment node */
import { dialled } from '../../../src/lib/phones/dialled';
import { phoneProblem } from '../../../src/lib/phones/phone-problem';

it.each([
  ['+91 (0)135 276 0001', '+911352760001'],
  ['+91-0135-2760001', '+911352760001'],
  ['+91 135 2760001', '+911352760001'],
  ['(+91) 135 2760001', '+911352760001'],
  ['0091 135 2760001', '+911352760001'],
  ['0135 2760001', '+911352760001'],
  ['(0135) 276-0001', '+911352760001'],
  ['0135–276.0001', '+911352760001'],
  ['9876500000', '+919876500000'],
  ['98765 00000', '+919876500000'],
  ['09876500000', '+919876500000'],
  ['91 98765 00000', '+919876500000'],
  ['+91 00000 00009', '+910000000009'],
  ['00000 00009', '+910000000009'],
  ['1800 123 4567', '18001234567'],
  ['\u202a+91 98765 00000\u202c', '+919876500000'],
  ['0135\u200b 2760001', '+911352760001'],
  ['1098', '1098'],
  ['112', '112'],
  ['+44 20 7946 0000', '+442079460000'],
  ['+44 (0)20 7946 0000', '+442079460000'],
])('%s rings at %s', (written, number) => {
  expect(dialled(written)).toBe(number);
  expect(phoneProblem(written)).toBeUndefined();
});

it.each([
  [
    '0135 2760001-02-03',
    '"0135 2760001-02-03" is more than one number; give each a line of its own, written in full like +91 00000 00000',
  ],
  ['+91 135 2760001 2760002', /is more than one number; give each a line of its own/],
  ['0135-2760004, 2760005', /is more than one number; give each a line of its own/],
  ['0135-2760004/05', /is more than one number; give each a line of its own/],
  ['0135-2760004 or 2760005', /is more than one number; give each a line of its own/],
  [
    '0135-2760006 Extn. 12',
    '"0135-2760006 Extn. 12" has an extension in it, which cannot be dialled; write 0135-2760006 alone, and "extension 12" beside it, in the label',
  ],
  ['0135-2760006 x12', /has an extension in it/],
  ['+91 135 2760006 ext:12', /has an extension in it/],
  ['0135-2760006 (Ext. 12)', /has an extension in it.*write 0135-2760006 alone/],
  ['Ext. 12', /is an extension without its number; write the number/],
  ['0135-2760001-05', /is more than one number/],
  ['0135-2760001 to 05', /is more than one number/],
  [
    'WhatsApp 98765 00000',
    '"WhatsApp 98765 00000" has more than the number in it; write 98765 00000 alone, and words beside it, in the label',
  ],
  ['Tel.: (0135) 276-0001', /write \(0135\) 276-0001 alone/],
  ['0422/2570001', '"0422/2570001" has a sign in it that is not dialled; write 0422 2570001'],
  ['0422-2570001, 2570002', /is more than one number; give each a line of its own/],
  ['0422-2570001 (2 lines)', /write 0422-2570001 alone/],
  ['98765 00000 (Mr. Rao)', /write 98765 00000 alone/],
  ['98765 00000,', /write 98765 00000 alone/],
  ['123', /is not a phone number/],
  ['2760001', /rings in its own town only; write it with its area code/],
  [
    '987654321',
    '"987654321" does not ring: Indian numbers have 10 digits behind 0 or +91, and this one 9; write all of them, like +91 00000 00000',
  ],
  ['0135-276000', /and this one 9;/],
  ['09876 54321', /and this one 9;/],
  ['98765 432101', /and this one 11;/],
  ['+91 13527 60001 1', /and this one 11;/],
  ['O135 276OOl2', /has other letters or figures than 0 to 9 in it; write 0135 2760012$/],
  ['९८७६५ ००००१', /write 98765 00001$/],
  ['call us', '"call us" is not a phone number; write it like +91 00000 00000'],
  ['+91 98765', /is not a phone number/],
  ['++91 98765 00000', /write \+91 98765 00000 alone/],
])('%s is refused', (written, fault) => {
  expect(dialled(written)).toBeUndefined();
  expect(phoneProblem(written)).toEqual(
    typeof fault === 'string' ? fault : expect.stringMatching(fault),
  );
});
