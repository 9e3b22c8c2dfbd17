import type { Mode } from '../shots/browser';

/** A window that stories are taken in. */
export interface Screen {
  name: 'desktop' | 'phone';
  width: number;
  height: number;
}

/** The windows of the visual tests; Chromatic takes the same (.storybook/modes.ts). */
export const screens: readonly Screen[] = [
  { name: 'desktop', width: 1280, height: 900 },
  { name: 'phone', width: 360, height: 740 },
];

/** The colour modes of the visual tests. */
export const colourModes: readonly Mode[] = ['light', 'dark'];

/** How a story is taken: `light-desktop`, `dark-phone` … */
export type Variant = `${Mode}-${Screen['name']}`;

/** Every variant, in the order of the report. */
export const variants: readonly Variant[] = screens.flatMap(({ name }) =>
  colourModes.map((mode): Variant => `${mode}-${name}`),
);
