import type { Palette } from './palette';

/** One palette step; the scale runs from 50 (paper) to 950 (almost black). */
const scale = (steps: Record<number, string>) =>
  Object.fromEntries(Object.entries(steps).map(([step, value]) => [step, { value }]));

/** The colours by name: those of a brand, and those that no brand changes. */
export const tokenColours = ({ pine, marigold, paper, night }: Palette) => ({
  white: { value: '#FFFFFF' },
  pine: scale(pine),
  marigold: scale(marigold),
  brick: scale({ 100: '#F8E1DE', 300: '#F2958E', 700: '#A8322A', 950: '#34150F' }),
  paper: scale(paper),
  night: scale(night),
  house: {
    red: { value: '#A3322B' },
    blue: { value: '#26568F' },
    green: { value: '#2C6B45' },
    yellow: { value: '#F0B429' },
  },
});
