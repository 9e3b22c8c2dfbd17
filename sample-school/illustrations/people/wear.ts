import { circle, line, mix, n, path } from '../svg';
import { tokens } from '../tokens';
import type { Build } from './build';
import type { Person } from './types';

/** The colours and cuts of one set of clothes on a body. */
export interface Outfit {
  top: string;
  sleeve: string;
  /** How much of the arm the sleeve covers: 1 to the wrist, 0.45 to the elbow. */
  sleeveLength: number;
  lower: 'trousers' | 'shorts' | 'skirt' | 'long-skirt';
  lowerColour: string;
  sock: string;
  shoe: string;
  /** What is drawn over the body: collar, tie, lapels. */
  front: (b: Build) => string;
  /** The coat reaches this far below the waist, in units. */
  hem: number;
}

const grey = '#5B6468';

/** The white of shirts and socks. */
export const white = '#F8F5EC';

/** The open collar of a shirt. */
export const collar = (b: Build): string =>
  path(
    `M${n(-b.shoulder * 0.42)} ${n(-b.torso - 2)}L0 ${n(-b.torso * 0.5)}L${n(b.shoulder * 0.42)} ${n(-b.torso - 2)}Z`,
    white,
  );

/** A tie of the given colour. */
export const tie = (b: Build, colour: string): string =>
  path(
    `M-2.4 ${n(-b.torso + 3)}H2.4L3.4 ${n(-b.torso * 0.54)}L0 ${n(-b.torso * 0.44)}L-3.4 ${n(-b.torso * 0.54)}Z`,
    colour,
  );

/** The edges of a blazer, its buttons and its badge. */
export const lapels = (b: Build, edge: string): string =>
  line(
    `M${n(-b.shoulder * 0.44)} ${n(-b.torso - 1)}Q${n(-b.shoulder * 0.3)} ${n(-b.torso * 0.66)} 0 ${n(-b.torso * 0.4)}Q${n(b.shoulder * 0.3)} ${n(-b.torso * 0.66)} ${n(b.shoulder * 0.44)} ${n(-b.torso - 1)}`,
    edge,
    1.5,
  ) +
  line(`M0 ${n(-b.torso * 0.4)}V3`, mix(tokens.pine, '#000000', 0.3), 1.2) +
  circle(2.6, -b.torso * 0.24, 1.3, tokens.marigold) +
  circle(b.shoulder * 0.52, -b.torso * 0.62, 2.6, tokens.marigold);

const uniform = (p: Person): Pick<Outfit, 'lower' | 'lowerColour' | 'sock' | 'shoe'> => ({
  lower: p.girl
    ? p.size === 'adult'
      ? 'long-skirt'
      : 'skirt'
    : p.size === 'senior' || p.size === 'adult'
      ? 'trousers'
      : 'shorts',
  lowerColour: p.girl ? '#41584C' : grey,
  sock: p.girl ? white : tokens.pineLight,
  shoe: '#241E1B',
});

/** School clothes: a top and a front, with the lower half of the uniform. */
export const school = (
  p: Person,
  more: Partial<Outfit> & Pick<Outfit, 'top' | 'front'>,
): Outfit => ({
  sleeve: more.top,
  sleeveLength: 1,
  hem: 5,
  ...uniform(p),
  ...more,
});
