/** @jest-environment node */
import { splitNumbers } from '../../src/lib/keep-numbers';

const kept = (text: string) => splitNumbers(text).filter((_, at) => at % 2);

it.each([
  ['Call 0135-000-0000, or +91-135-2760001.', ['0135-000-0000', '+91-135-2760001']],
  ['No. DHS-2026-0417 of 2025-26 (Std. XI-A)', ['DHS-2026-0417', '2025-26', 'XI-A']],
  ['from 9:00–12:30, pages 4–9', ['9:00–12:30', '4–9']],
  ['(0135)-276-0001', ['(0135)-276-0001']],
  ['School runs from 8:00 am to 2:00 pm. I am here', ['8:00 am', '2:00 pm']],
  ['parent-teacher meeting, Monday–Saturday – as usual', []],
  // Two such hours beside each other are wider than a phone: a line may end behind the dash.
  ['8:30\u00a0am–1:00\u00a0pm', []],
  ['plain words', []],
])('keeps the numbers of "%s"', (text, numbers) => {
  expect(kept(text)).toEqual(numbers);
  expect(splitNumbers(text).join('')).toBe(text);
});

it('lets a number break that is wider than a small phone', () => {
  expect(kept('UDISE-05050105703-DHS-2026-000417 and https://a-1.example/2026-27/list')).toEqual(
    [],
  );
});

it.each([
  ['فون +91 98765 43210 پر، 98765 43211', ['+91 98765 43210', '98765 43211']],
  ['دفتر (0135) 276 0001۔', ['(0135) 276 0001']],
  ['نمبر:+919876543210', ['+919876543210']],
  ['۰۱۳۵ ۲۷۶ ۰۰۰۱ پر', ['۰۱۳۵ ۲۷۶ ۰۰۰۱']],
  ['8:00\u00a0am–1:00\u00a0pm تک، گریڈ A+، کلاس 10-A۔', ['8:00\u00a0am–1:00\u00a0pm', 'A+', '10-A']],
  ['سال 2026 2027', []],
])('keeps more in "%s", whose letters run from right to left', (text, numbers) => {
  expect(kept(text)).toEqual(numbers);
  expect(splitNumbers(text).join('')).toBe(text);
});
