import type { Mood } from '../palette';
import { palettes } from '../palettes';
import { type Stage, lift, soft } from '../stage';
import { group, mix, place, poly, rect } from '../svg';
import { deodar } from './deodar';
import { school } from './school';
import { field, vista } from './vista';

/** A large painting of the hills: its place, its light, and whether the school is in it. */
export interface CanvasOptions {
  box: readonly [x: number, y: number, w: number, h: number];
  mood: Mood;
  frame: string;
  label: string;
  withSchool?: boolean;
}

/** A framed painting of the school's own hills in another light than that of the room. */
export const canvas = (stage: Stage, o: CanvasOptions): string => {
  const [x, y, w, h] = o.box;
  const clip = stage.id('canvas');
  const palette = palettes[o.mood];
  const sub: Stage = {
    ...stage,
    mood: o.mood,
    palette,
    random: (label) => stage.random(`${o.label}${label}`),
    light: [stage.width * 0.62, stage.height * 0.2],
  };
  const zoom = Math.max(h / (stage.height * 0.78), w / stage.width);
  const view =
    vista(sub, { horizon: 0.56, trees: 110, clouds: 2 }) +
    field(sub, stage.height * 0.6) +
    (o.withSchool
      ? place(school(sub), stage.width * 0.44, stage.height * 0.68, 1.3)
      : lift(
          sub,
          [
            [0.24, 0.84, 0.46],
            [0.34, 0.8, 0.34],
            [0.7, 0.86, 0.52],
            [0.8, 0.8, 0.36],
          ]
            .map(([dx = 0, dy = 0, tall = 0], i) =>
              deodar(
                sub,
                stage.width * dx,
                stage.height * dy,
                stage.height * tall,
                `${o.label}${i}`,
              ),
            )
            .join(''),
        ));
  const rim = mix(o.frame, '#2A1A10', 0.35);
  return (
    soft(stage, rect(x - 20, y - 20, w + 40, h + 40, o.frame, { rx: 3 })) +
    poly(
      [
        [x - 20, y + h + 20],
        [x + w + 20, y + h + 20],
        [x + w + 20, y - 20],
        [x + w + 8, y - 8],
        [x + w + 8, y + h + 8],
        [x - 8, y + h + 8],
      ],
      rim,
      { opacity: 0.5 },
    ) +
    rect(x - 8, y - 8, w + 16, h + 16, '#FBF5E6') +
    `<clipPath id="${clip}"><path d="M${x} ${y}h${w}v${h}h${-w}Z"/></clipPath>` +
    group(place(view, x - (stage.width * zoom - w) / 2, y - stage.height * 0.05 * zoom, zoom), {
      'clip-path': `url(#${clip})`,
    }) +
    rect(x, y, w, 7, '#000000', { opacity: 0.16 })
  );
};
