/** @jest-environment node */
import {
  measuredTextStyles,
  sizeAt,
  stepsOf,
  widths,
} from '../../stories/foundations/theme-values';

describe('sizeAt', () => {
  it('reads fixed sizes', () => {
    expect(sizeAt('104px', 360)).toBe(104);
    expect(sizeAt('0.875rem', 1440)).toBe(14);
  });

  it('keeps a growing size between its limits', () => {
    const h2 = 'clamp(1.75rem, 1.5rem + 1.05vw, 2.5rem)';
    expect(sizeAt(h2, 320)).toBe(28);
    expect(sizeAt(h2, 1000)).toBeCloseTo(34.5);
    expect(sizeAt(h2, 1920)).toBe(40);
  });
});

it('names the steps of the theme', () => {
  expect(stepsOf('radii')).toContainEqual({ name: 'card', value: '14px' });
  expect(stepsOf('durations').map(({ name }) => name)).toEqual(['fast', 'normal', 'slow']);
  expect(widths).toContainEqual({ name: 'md', value: '768px' });
});

it('measures every text style', () => {
  const styles = measuredTextStyles();
  expect(styles.find(({ name }) => name === 'h1')).toEqual({
    name: 'h1',
    family: 'Fraunces',
    weight: '600',
    lineHeight: '1.12',
    phone: 36,
    desktop: expect.closeTo(59.68),
  });
  for (const { name, phone, desktop } of styles) {
    expect([name, phone >= 14, desktop >= phone]).toEqual([name, true, true]);
  }
});
