import { type Stage, fade, soft } from '../stage';
import { circle, ellipse, group, line, mix, n, path, poly, rect, type Point } from '../svg';
import { tokens } from '../tokens';

/** What a screen shows, drawn from (0, 0) to its width and height. */
export interface ScreenArt {
  w: number;
  h: number;
  body: string;
}

/** The picture on the glass with a faint gleam; (x, y) is the screen's upper left corner. */
const glass = (stage: Stage, x: number, y: number, art: ScreenArt, round: number): string => {
  const clip = stage.id('screen');
  const { w, h } = art;
  return (
    `<clipPath id="${clip}"><rect width="${n(w)}" height="${n(h)}" rx="${n(round)}"/></clipPath>` +
    group(
      group(
        art.body +
          poly(
            [
              [w * 0.66, 0],
              [w * 0.86, 0],
              [w * 0.52, h],
              [w * 0.32, h],
            ],
            '#FFFFFF',
            { opacity: 0.07 },
          ),
        { 'clip-path': `url(#${clip})` },
      ),
      { transform: `translate(${n(x)} ${n(y)})` },
    )
  );
};

const keys = (x: number, y: number, half: number, flare: number, tall: number): string => {
  let d = '';
  for (let row = 0; row < 4; row += 1) {
    const at = (t: number, k: number): Point => {
      const wide = half + flare * t;
      return [x + wide * (k * 2 - 1), y + tall * t];
    };
    for (let k = 0; k < 14; k += 1) {
      const wide = row === 3 && k > 3 && k < 9;
      if (wide && k > 4) continue;
      const top = (row + 0.1) / 4;
      const foot = (row + 0.84) / 4;
      const end = wide ? 9 - 0.12 : k + 0.88;
      const corners = [
        at(top, (k + 0.12) / 14),
        at(top, end / 14),
        at(foot, end / 14),
        at(foot, (k + 0.12) / 14),
      ];
      d += `M${corners.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`;
    }
  }
  return path(d, '#3C4A43');
};

/** An open laptop seen from the front; (x, y) is the middle of its front edge on the desk. */
export const laptop = (stage: Stage, x: number, y: number, art: ScreenArt): string => {
  const half = art.w / 2 + 24;
  const deck = 104;
  const hinge = y - deck;
  const top = hinge - art.h - 42;
  const metal = fade(stage, [
    [0, '#B9C0B8'],
    [1, '#E6E8E0'],
  ]);
  return (
    metal.def +
    ellipse(x + 20, y + 12, half + 110, 30, stage.palette.shadow, { opacity: 0.28 }) +
    soft(
      stage,
      rect(x - half, top, half * 2, art.h + 46, '#D4D8D0', { rx: 24 }) +
        rect(x - half + 5, top + 5, half * 2 - 10, art.h + 40, '#1F2D27', { rx: 20 }),
    ) +
    circle(x, top + 13, 3.4, '#587065') +
    glass(stage, x - art.w / 2, top + 24, art, 6) +
    soft(
      stage,
      poly(
        [
          [x - half + 6, hinge],
          [x + half - 6, hinge],
          [x + half + 76, y - 12],
          [x - half - 76, y - 12],
        ],
        metal.fill,
      ) +
        path(
          `M${n(x - half - 76)} ${n(y - 13)}h${n(half * 2 + 152)}q0 15-22 15h${n(-half * 2 - 108)}q-22 0-22-15Z`,
          '#A7AFA7',
        ),
    ) +
    rect(x - half + 40, hinge - 4, half * 2 - 80, 9, '#6E7A73', { rx: 4 }) +
    keys(x, hinge + 12, half - 44, 44, 56) +
    poly(
      [
        [x - 128, hinge + 72],
        [x + 128, hinge + 72],
        [x + 136, y - 16],
        [x - 136, y - 16],
      ],
      '#C6CCC4',
    ) +
    line(`M${n(x - 128)} ${n(hinge + 72)}h256`, '#FFFFFF', 2, { opacity: 0.7 }) +
    path(`M${n(x - 80)} ${n(y - 13)}h160q-4 8-14 8h-132q-10 0-14-8Z`, '#8B958D')
  );
};

/** A tablet that leans on its folded cover; (x, y) is the middle of its foot. */
export const tablet = (stage: Stage, x: number, y: number, art: ScreenArt): string => {
  const half = art.w / 2 + 28;
  const top = y - art.h - 56;
  const cover = '#8E4A34';
  return (
    ellipse(x + 14, y + 30, half + 60, 30, stage.palette.shadow, { opacity: 0.3 }) +
    soft(
      stage,
      poly(
        [
          [x - half + 50, y - 20],
          [x + half - 50, y - 20],
          [x + half - 6, y + 32],
          [x - half + 6, y + 32],
        ],
        cover,
      ) + rect(x - half + 6, y + 32, half * 2 - 12, 10, mix(cover, '#1A0C06', 0.35), { rx: 3 }),
    ) +
    line(`M${n(x - half + 40)} ${n(y + 24)}H${n(x + half - 40)}`, '#D9A27E', 2, {
      'stroke-dasharray': '9 8',
    }) +
    soft(
      stage,
      rect(x - half, top, half * 2, art.h + 56, '#C9CFC7', { rx: 38 }) +
        rect(x - half + 4, top + 4, half * 2 - 8, art.h + 48, '#1C2923', { rx: 34 }),
    ) +
    circle(x, top + 15, 4, '#587065') +
    glass(stage, x - art.w / 2, top + 28, art, 12) +
    rect(x - half + 60, y - 8, half * 2 - 120, 12, mix(cover, '#1A0C06', 0.2), { rx: 5 })
  );
};

/** A phone upright in a small wooden stand; (x, y) is the middle of the stand's foot. */
export const phone = (stage: Stage, x: number, y: number, art: ScreenArt): string => {
  const half = art.w / 2 + 16;
  const foot = y - 44;
  const top = foot - art.h - 32;
  const wood = tokens.wood;
  return (
    ellipse(x + 18, y + 2, half + 90, 26, stage.palette.shadow, { opacity: 0.32 }) +
    soft(
      stage,
      rect(x - half, top, half * 2, art.h + 32, '#C4CCC4', { rx: 54 }) +
        rect(x - half + 4, top + 4, half * 2 - 8, art.h + 24, '#18241F', { rx: 50 }),
    ) +
    rect(x + half - 1, top + 170, 5, 84, '#9AA59C', { rx: 2 }) +
    glass(stage, x - art.w / 2, top + 16, art, 40) +
    rect(x - 48, top + 26, 96, 20, '#18241F', { rx: 10 }) +
    circle(x + 32, top + 36, 4, '#3F5F78') +
    soft(
      stage,
      poly(
        [
          [x - half - 26, foot - 14],
          [x + half + 26, foot - 14],
          [x + half + 44, y - 10],
          [x - half - 44, y - 10],
        ],
        wood,
      ) + rect(x - half - 44, y - 12, half * 2 + 88, 16, mix(wood, '#2A1A10', 0.35), { rx: 4 }),
    ) +
    line(`M${n(x - half - 26)} ${n(foot - 13)}H${n(x + half + 26)}`, '#E3BD8C', 4) +
    line(
      `M${n(x - half + 6)} ${n(y - 34)}q90 6 170-2t190 4M${n(x - half - 20)} ${n(y - 22)}q120-6 210 0t200-2`,
      mix(wood, '#2A1A10', 0.25),
      2,
      { opacity: 0.6 },
    )
  );
};
