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

/** A way to take a story: `light-desktop`, `dark-phone` … */
export type Way = `${Mode}-${Screen['name']}`;

/** Every way, in the order of the report. */
export const ways: readonly Way[] = screens.flatMap(({ name }) =>
  colourModes.map((mode): Way => `${mode}-${name}`),
);
