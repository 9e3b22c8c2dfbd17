import { breakpoints } from '../../src/theme/breakpoints';
import { textStyles } from '../../src/theme/text-styles';
import { tokens } from '../../src/theme/tokens';

interface Step {
  name: string;
  value: string;
}

/** The steps of one group of the theme's tokens, in the theme's order: `stepsOf('radii')`. */
export function stepsOf(
  group: 'spacing' | 'sizes' | 'radii' | 'durations' | 'easings' | 'fontSizes',
): Step[] {
  const steps: Record<string, { value?: unknown }> = tokens[group] ?? {};
  return Object.entries(steps).map(([name, { value }]) => ({ name, value: String(value) }));
}

const root = 16;

/** Pixels of '1.75rem' or '1.05vw' in a window of that width. */
function pixels(length: string, width: number): number {
  const size = Number.parseFloat(length);
  if (length.endsWith('rem') || length.endsWith('em')) return size * root;
  return length.endsWith('vw') ? (size * width) / 100 : size;
}

/**
 * Pixels of a size in a window of that width, text at its usual size: '16px', '0.875rem' or
 * 'clamp(1.75rem, 1.5rem + 1.05vw, 2.5rem)'.
 */
export function sizeAt(value: string, width: number): number {
  const clamp = /^clamp\((.+),(.+),(.+)\)$/.exec(value);
  if (!clamp) return pixels(value, width);
  const [least = 0, wished = 0, most = 0] = clamp
    .slice(1)
    .map((sum) => sum.split('+').reduce((all, part) => all + pixels(part.trim(), width), 0));
  return Math.min(Math.max(wished, least), most);
}

/** The widths at which the layout changes, in pixels: `{ name: 'md', value: '768px' }`. */
export const widths: Step[] = Object.entries(breakpoints).map(([name, value]) => ({
  name,
  value: `${pixels(value, 0)}px`,
}));

type StyleName = keyof typeof textStyles & string;

/** What a text style says of itself; sizes and heights as the names of the theme's tokens. */
function saidBy(name: StyleName): Record<string, unknown> {
  return (textStyles[name] as { value: Record<string, unknown> }).value;
}

const tokenOf = (group: 'fonts' | 'fontWeights' | 'lineHeights', name: unknown) =>
  (tokens[group] as Record<string, { value: unknown }> | undefined)?.[String(name)]?.value ?? name;

const firstFamily = (family: unknown) => String(family).split(',')[0]?.replaceAll("'", '') ?? '';

/** The text styles with what they come to on a phone (360 px) and on a desktop (1440 px). */
export function measuredTextStyles() {
  const sizes = new Map(stepsOf('fontSizes').map(({ name, value }) => [name, value]));
  return (Object.keys(textStyles) as StyleName[]).map((name) => {
    const {
      fontFamily = 'body',
      fontWeight = 'normal',
      fontSize,
      lineHeight = 'body',
    } = saidBy(name);
    const size = sizes.get(String(fontSize)) ?? String(fontSize);
    return {
      name,
      family: firstFamily(tokenOf('fonts', fontFamily)),
      weight: String(tokenOf('fontWeights', fontWeight)),
      lineHeight: String(tokenOf('lineHeights', lineHeight)),
      phone: sizeAt(size, 360),
      desktop: sizeAt(size, 1440),
    };
  });
}
