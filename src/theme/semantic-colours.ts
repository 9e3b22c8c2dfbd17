import type { Palette } from './palette';

/**
 * One colour by meaning: its light and its dark value.
 * The system's preference counts until the visitor chooses; paper is always light. `more` is what it
 * is in both for visitors who ask for more contrast: 7:1 for text (WCAG 1.4.6), and lines that are seen.
 */
export const modes = (light: string, dark: string, more?: string) => ({
  value: {
    base: light,
    _osDark: dark,
    _light: light,
    _dark: dark,
    ...(more && { _moreContrast: more }),
    _print: light,
  },
});

/** A colour on its way to that of text: darker by day, lighter by night. */
const towardsInk = (name: string) => `color-mix(in srgb, {colors.ink} 60%, {colors.${name}})`;

/** Colours by what they are for; both modes are held to WCAG AA by a test. */
export const semanticColours = (palette: Palette) => ({
  bg: { DEFAULT: modes('{colors.paper.50}', '{colors.night.900}') },
  surface: {
    DEFAULT: modes('{colors.white}', '{colors.night.800}'),
    sunken: modes('{colors.paper.100}', '{colors.night.950}'),
  },
  ink: {
    DEFAULT: modes('{colors.paper.900}', '{colors.night.50}'),
    muted: modes('{colors.paper.700}', '{colors.night.300}', '{colors.ink}'),
  },
  line: {
    DEFAULT: modes('{colors.paper.200}', '{colors.night.700}', '{colors.ink}'),
    // Borders of form controls carry meaning: 3:1 against their background (WCAG 1.4.11).
    control: modes(...palette.control, '{colors.ink}'),
  },
  brand: {
    DEFAULT: modes('{colors.pine.700}', '{colors.pine.300}'),
    hover: modes('{colors.pine.800}', '{colors.pine.200}'),
    soft: modes('{colors.pine.100}', palette.softNight, '{colors.surface.sunken}'),
    // Text on the brand colour, and the deep band of the shell that stays dark in both modes.
    on: modes('{colors.paper.50}', '{colors.pine.950}'),
    deep: modes('{colors.pine.800}', palette.deepNight),
    band: modes('{colors.pine.700}', '{colors.pine.900}'),
    onDeep: modes(...palette.onDeep),
    onDeepStrong: modes('{colors.white}', '{colors.white}'),
    onDeepLine: modes(...palette.onDeepLine),
  },
  accent: {
    DEFAULT: modes('{colors.marigold.500}', '{colors.marigold.300}'),
    hover: modes(`{colors.marigold.${palette.accentHover}}`, '{colors.marigold.200}'),
    text: modes('{colors.marigold.700}', '{colors.marigold.300}', towardsInk('marigold.700')),
    soft: modes('{colors.marigold.100}', '{colors.marigold.950}'),
    on: modes(...palette.onAccent),
  },
  danger: {
    DEFAULT: modes('{colors.brick.700}', '{colors.brick.300}', towardsInk('brick.700')),
    soft: modes('{colors.brick.100}', '{colors.brick.950}'),
  },
  // The range behind the heading of a page: its snow, and its rock, woods and shadows.
  hill: {
    DEFAULT: modes('{colors.pine.200}', palette.hillNight),
    snow: modes('{colors.white}', palette.snowNight),
  },
  placeholder: { DEFAULT: modes(...palette.placeholder) },
});
