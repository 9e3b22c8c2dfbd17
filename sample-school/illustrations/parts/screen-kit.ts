import { bust } from '../people/bust';
import type { Person } from '../people/types';
import { type Stage, soft } from '../stage';
import { circle, group, line, n, path, place, rect } from '../svg';
import { tokens } from '../tokens';

/** The colours of what stands on a drawn screen. */
export const ui = {
  page: '#F3EFE3',
  card: '#FFFFFF',
  line: '#E6E1D3',
  strong: '#41564B',
  text: '#8FA096',
  faint: '#D3DAD4',
  good: '#4F9A68',
  goodPale: '#D5EBDA',
  late: '#F6D894',
  away: '#E9A79F',
} as const;

/** A sheet of the screen with round corners and a small shadow; (x, y) is its upper left corner. */
export const card = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string = ui.card,
): string => soft(stage, rect(x, y, w, h, fill, { rx: 14 }));

/** Lines of writing as bars of the given lengths, one below the other; (x, y) is the first's middle left. */
export const words = (
  x: number,
  y: number,
  lengths: readonly number[],
  tone: string = ui.text,
  thick = 9,
  gap = thick * 2.1,
): string =>
  lengths
    .map((long, i) => rect(x, y + i * gap - thick / 2, long, thick, tone, { rx: thick / 2 }))
    .join('');

/** A tick `s` wide with its middle at (x, y). */
export const tick = (x: number, y: number, s: number, tone: string, thick = s * 0.2): string =>
  line(
    `M${n(x - s * 0.46)} ${n(y + s * 0.02)}L${n(x - s * 0.12)} ${n(y + s * 0.34)}L${n(x + s * 0.48)} ${n(y - s * 0.34)}`,
    tone,
    thick,
  );

/** A tick on a disc of radius `r`. */
export const badge = (x: number, y: number, r: number, tone: string = ui.good): string =>
  circle(x, y, r, tone) + tick(x, y, r * 1.1, '#FFFFFF', r * 0.22);

/** A ring of which `share` (0 to 1) is filled, clockwise from the top. */
export const ring = (
  x: number,
  y: number,
  r: number,
  thick: number,
  share: number,
  tone: string,
  track: string = ui.line,
): string => {
  const round = 2 * Math.PI * r;
  return (
    circle(x, y, r, 'none', { stroke: track, 'stroke-width': thick }) +
    circle(x, y, r, 'none', {
      stroke: tone,
      'stroke-width': thick,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${n(round * share)} ${n(round)}`,
      transform: `rotate(-90 ${n(x)} ${n(y)})`,
    })
  );
};

/** A head on a disc of radius `r`. */
export const avatar = (
  stage: Stage,
  who: Person,
  x: number,
  y: number,
  r: number,
  ground: string,
): string => {
  const clip = stage.id('face');
  return (
    circle(x, y, r, ground) +
    `<clipPath id="${clip}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/></clipPath>` +
    group(place(bust(who), x, y + r * 0.06, r / 196), { 'clip-path': `url(#${clip})` })
  );
};

/** The school's shield with its cedar; (x, y) is its middle and `s` its height. */
export const shield = (x: number, y: number, s: number, tone: string, tree: string): string =>
  place(
    path('M-38-44Q0-56 38-44V6Q36 36 0 52Q-36 36-38 6Z', tone) +
      path('M0-36L14-14H8L21 6H12L26 26H4V36H-4V26H-26L-12 6H-21L-8-14H-14Z', tree),
    x,
    y,
    s / 100,
  );

/** Bars of a chart with one foot; (x, y) is its lower left corner, heights are shares of `tall`. */
export const columns = (
  x: number,
  y: number,
  w: number,
  tall: number,
  shares: readonly number[],
  tones: readonly string[],
): string => {
  const step = w / shares.length;
  return (
    line([0.33, 0.66, 1].map((t) => `M${n(x)} ${n(y - tall * t)}h${n(w)}`).join(''), ui.line, 2) +
    shares
      .map((share, i) =>
        path(
          `M${n(x + step * (i + 0.2))} ${n(y)}v${n(6 - tall * share)}q0-6 6-6h${n(step * 0.6 - 12)}q6 0 6 6V${n(y)}Z`,
          tones[i % tones.length] ?? tokens.pine,
        ),
      )
      .join('') +
    line(`M${n(x)} ${n(y)}h${n(w)}`, ui.text, 3)
  );
};

/** Small signs of a menu, drawn in lines about 24 units wide around (0, 0). */
export const signs = {
  people:
    'M-5-11a4.500 4.500 0 1 0 .1 0M-14 11q0-9 9-9t9 9ZM7-9a3.800 3.800 0 1 0 .1 0M8 3q6 1 6 8H9',
  calendar: 'M-10-8H10V10H-10ZM-10-2H10M-5-11V-6M5-11V-6M-4 4L-1 7L5 1',
  chart: 'M-10-10V10H11M-4 6V0M2 6V-6M8 6V-2',
  coin: 'M0-11a11 11 0 1 0 .1 0M-4-5H5M-4-1H5M-1-5Q5-3-4-1L2 6',
  book: 'M0-7Q-6-11-11-8V8Q-6 5 0 9Q6 5 11 8V-8Q6-11 0-7V9',
  bus: 'M-11-8H11V6H-11ZM-11 0H11M-4-8V0M4-8V0M-6 6a2.500 2.500 0 1 0 .1 0M6 6a2.500 2.500 0 1 0 .1 0',
  letter: 'M-11-8H11V8H-11ZM-11-7L0 2L11-7',
  bell: 'M-9 5Q-6 2-6-3Q-6-9 0-9Q6-9 6-3Q6 2 9 5ZM-2 9H2',
  home: 'M-11 0L0-10L11 0M-7-3V9H7V-3M-2 9V3H2V9',
  search: 'M-2-9a7 7 0 1 0 .1 0M4 4L10 10',
} as const;

/** A sign of a menu with its middle at (x, y). */
export const sign = (
  kind: keyof typeof signs,
  x: number,
  y: number,
  scale: number,
  tone: string,
): string => place(line(signs[kind], tone, 2.6), x, y, scale);
