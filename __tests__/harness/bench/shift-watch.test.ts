/** @jest-environment node */
import { type Moved, shiftSum } from '../../../harness/bench/shift-watch';

it('adds up shifts, each once however many elements moved in it', () => {
  const moved = (value: number): Moved => ({
    value,
    element: 'p',
    words: '',
    from: [0, 1],
    to: [2, 1],
  });
  expect(shiftSum([])).toBe(0);
  expect(shiftSum([moved(0.1), moved(0.1), moved(0.02)])).toBeCloseTo(0.12);
});
