import { defineSemanticTokens } from '@chakra-ui/react';

/**
 * One colour by meaning: its light and its dark value.
 * The system's preference counts until the visitor chooses; paper is always light. `more` is what it
 * is in both for visitors who ask for more contrast: 7:1 for text (WCAG 1.4.6), and lines that are seen.
 */
const modes = (light: string, dark: string, more?: string) => ({
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

/** Colours and shadows by what they are for; both modes are held to WCAG AA by a test. */
export const semanticTokens = defineSemanticTokens({
  colors: {
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
      control: modes('#7C877F', '#74857B', '{colors.ink}'),
    },
    brand: {
      DEFAULT: modes('{colors.pine.700}', '{colors.pine.300}'),
      hover: modes('{colors.pine.800}', '{colors.pine.200}'),
      soft: modes('{colors.pine.100}', '#1C3329', '{colors.surface.sunken}'),
      // Text on the brand colour, and the deep band of the shell that stays dark in both modes.
      on: modes('{colors.paper.50}', '{colors.pine.950}'),
      deep: modes('{colors.pine.800}', '#10251C'),
      band: modes('{colors.pine.700}', '{colors.pine.900}'),
      onDeep: modes('#DCE9E1', '#D3E2D9'),
      onDeepStrong: modes('{colors.white}', '{colors.white}'),
      onDeepLine: modes('#3A5A4C', '#22392F'),
    },
    accent: {
      DEFAULT: modes('{colors.marigold.500}', '{colors.marigold.300}'),
      hover: modes('{colors.marigold.400}', '{colors.marigold.200}'),
      text: modes('{colors.marigold.700}', '{colors.marigold.300}', towardsInk('marigold.700')),
      soft: modes('{colors.marigold.100}', '{colors.marigold.950}'),
      on: modes('#1A1404', '#1A1404'),
    },
    danger: {
      DEFAULT: modes('{colors.brick.700}', '{colors.brick.300}', towardsInk('brick.700')),
      soft: modes('{colors.brick.100}', '{colors.brick.950}'),
    },
    // The range behind the heading of a page: its snow, and its rock, woods and shadows.
    hill: {
      DEFAULT: modes('{colors.pine.200}', '#182720'),
      snow: modes('{colors.white}', '#3C5348'),
    },
    placeholder: { DEFAULT: modes('#EBE6DA', '#1B2922') },
  },
  shadows: {
    card: modes('0 10px 30px -18px rgb(18 44 34 / 0.35)', '0 10px 30px -18px rgb(0 0 0 / 0.7)'),
    paper: modes('0 24px 60px -24px rgb(11 26 20 / 0.5)', '0 24px 60px -24px rgb(0 0 0 / 0.8)'),
  },
});
