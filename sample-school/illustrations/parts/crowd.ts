import { figure, heightOf, type FigureOptions } from '../people/figure';
import type { PoseName } from '../people/build';
import { inLight, people, type Part } from '../people/cast';
import type { Mood } from '../palette';
import type { Person } from '../people/types';
import { soft, type Stage } from '../stage';
import { place } from '../svg';

/** How far each light takes the colours of people towards its own. */
const airs: Record<Mood, readonly [string, number]> = {
  dawn: ['#F2A56B', 0.08],
  noon: ['#FFFFFF', 0],
  dusk: ['#4A3F66', 0.26],
  night: ['#13243A', 0.45],
  monsoon: ['#5F7A7C', 0.1],
  snow: ['#BFD3E2', 0.06],
};

/** Somebody in a scene: the place of the feet and the height in pixels of a senior student there. */
export interface Spot extends FigureOptions {
  who: Person;
  x: number;
  y: number;
  /** Height of a senior student (200 units) at this depth. */
  size: number;
}

/** One person put in place, in the light of the scene, with a soft shadow around. */
export const stand = (stage: Stage, { who, x, y, size, ...options }: Spot): string => {
  const [tone, share] = airs[stage.mood];
  const lit = inLight(who, tone, share);
  const body = figure(lit, { shadow: options.half ? undefined : stage.palette.shadow, ...options });
  return place(body, x, y, size / 200);
};

/** Several people, the farther ones first, in one soft shadow. */
export const crowd = (stage: Stage, spots: readonly Spot[]): string =>
  soft(
    stage,
    [...spots]
      .sort((a, b) => a.y - b.y)
      .map((spot) => stand(stage, spot))
      .join(''),
  );

/** The pixel height of a person at a depth where a senior student is `size` pixels tall. */
export const tall = (who: Person, size: number): number => (heightOf(who) * size) / 200;

/** A row of people spread between two places. */
export interface RowOptions {
  label: string;
  count: number;
  from: number;
  to: number;
  y: number;
  size: number;
  known?: Part;
  poses?: readonly PoseName[];
  /** How far people stray from their place, in pixels. */
  stray?: number;
  more?: Partial<FigureOptions>;
}

/** People in a row, each a little out of line. */
export const row = (stage: Stage, o: RowOptions): Spot[] => {
  const r = stage.random(`row${o.label}`);
  const stray = o.stray ?? 0;
  return people(`${o.label}${r()}`, o.count, o.known ?? {}).map((who, i) => ({
    who,
    x: o.from + ((o.to - o.from) * (i + 0.5)) / o.count + r(-stray, stray),
    y: o.y + r(-stray, stray) * 0.3,
    size: o.size,
    pose: (o.poses ?? ['stand'])[i % (o.poses?.length ?? 1)],
    ...o.more,
  }));
};
