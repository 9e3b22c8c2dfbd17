import { brushes, notes, painting } from './parts/arts';
import { balloons, bunting, diya, garland, lantern } from './parts/festive';
import { globe, openBook, pile, plant } from './parts/furniture';
import { bear, blocks, train } from './parts/play';
import { ball, trophy } from './parts/sport';
import { tokens } from './palettes';
import { random } from './random';
import { fade, finish, makeStage, soft, type Stage } from './stage';
import { circle, ellipse, group, line, n, path, poly, rect } from './svg';

const bright = [tokens.houseRed, tokens.marigold, '#2F6493', tokens.pineLight];

const cake = (stage: Stage, x: number, y: number, s: number, icing: string): string => {
  const drip = Array.from(
    { length: 8 },
    (_, i) => `q${n(s * 0.05)} ${n(s * (i % 2 ? 0.16 : 0.09))} ${n(s * 0.1)} 0`,
  ).join('');
  return soft(
    stage,
    ellipse(x, y, s * 0.62, s * 0.09, '#FFFDF6') +
      rect(x - s * 0.46, y - s * 0.4, s * 0.92, s * 0.4, '#B9804A', { rx: 6 }) +
      rect(x - s * 0.46, y - s * 0.22, s * 0.92, s * 0.05, '#FBEBC8') +
      path(
        `M${n(x - s * 0.46)} ${n(y - s * 0.3)}V${n(y - s * 0.44)}Q${n(x)} ${n(y - s * 0.5)} ${n(x + s * 0.46)} ${n(y - s * 0.44)}V${n(y - s * 0.3)}`,
        icing,
      ) +
      path(`M${n(x - s * 0.4)} ${n(y - s * 0.31)}${drip}Z`, icing) +
      [-0.24, 0, 0.24]
        .map(
          (k, i) =>
            rect(
              x + k * s - s * 0.025,
              y - s * 0.68,
              s * 0.05,
              s * 0.22,
              bright[i] ?? tokens.marigold,
            ) +
            path(
              `M${n(x + k * s)} ${n(y - s * 0.69)}Q${n(x + k * s - s * 0.06)} ${n(y - s * 0.78)} ${n(x + k * s)} ${n(y - s * 0.88)}Q${n(x + k * s + s * 0.06)} ${n(y - s * 0.78)} ${n(x + k * s)} ${n(y - s * 0.69)}Z`,
              '#FFC24A',
            ),
        )
        .join(''),
  );
};

const gift = (
  stage: Stage,
  x: number,
  y: number,
  s: number,
  paper: string,
  ribbon: string,
): string =>
  soft(
    stage,
    rect(x - s * 0.4, y - s * 0.6, s * 0.8, s * 0.6, paper) +
      rect(x - s * 0.45, y - s * 0.72, s * 0.9, s * 0.16, paper) +
      rect(x - s * 0.45, y - s * 0.58, s * 0.9, s * 0.03, '#16211C', { opacity: 0.16 }) +
      rect(x - s * 0.07, y - s * 0.72, s * 0.14, s * 0.72, ribbon) +
      path(
        `M${n(x)} ${n(y - s * 0.72)}C${n(x - s * 0.4)} ${n(y - s * 1.1)} ${n(x - s * 0.44)} ${n(y - s * 0.68)} ${n(x)} ${n(y - s * 0.72)}C${n(x + s * 0.4)} ${n(y - s * 1.1)} ${n(x + s * 0.44)} ${n(y - s * 0.68)} ${n(x)} ${n(y - s * 0.72)}Z`,
        ribbon,
      ),
  );

const kite = (stage: Stage, x: number, y: number, s: number): string =>
  soft(
    stage,
    poly(
      [
        [x, y - s * 0.6],
        [x + s * 0.45, y],
        [x, y + s * 0.6],
        [x - s * 0.45, y],
      ],
      tokens.houseRed,
    ) +
      poly(
        [
          [x, y - s * 0.6],
          [x + s * 0.45, y],
          [x, y],
        ],
        tokens.marigold,
      ) +
      poly(
        [
          [x, y + s * 0.6],
          [x - s * 0.45, y],
          [x, y],
        ],
        '#2F6493',
      ) +
      line(
        `M${n(x)} ${n(y - s * 0.6)}V${n(y + s * 0.6)}M${n(x - s * 0.45)} ${n(y)}H${n(x + s * 0.45)}`,
        '#8A5F3C',
        3,
      ),
  ) +
  line(
    `M${n(x)} ${n(y + s * 0.6)}Q${n(x - s * 0.3)} ${n(y + s * 0.9)} ${n(x)} ${n(y + s * 1.1)}T${n(x - s * 0.2)} ${n(y + s * 1.6)}`,
    '#8A7A60',
    2.4,
  ) +
  [0.8, 1.05, 1.3]
    .map((k, i) =>
      poly(
        [
          [x - s * 0.12, y + s * (k - 0.05)],
          [x + s * 0.12, y + s * (k + 0.05)],
          [x + s * 0.12, y + s * (k - 0.05)],
          [x - s * 0.12, y + s * (k + 0.05)],
        ],
        bright[i] ?? tokens.marigold,
      ),
    )
    .join('');

const sunflower = (stage: Stage, x: number, y: number, s: number): string =>
  line(
    `M${n(x)} ${n(y)}Q${n(x - s * 0.06)} ${n(y - s * 0.4)} ${n(x)} ${n(y - s * 0.8)}`,
    '#3D7259',
    s * 0.04,
  ) +
  ellipse(x - s * 0.16, y - s * 0.3, s * 0.15, s * 0.06, '#5C9A6A') +
  ellipse(x + s * 0.16, y - s * 0.4, s * 0.15, s * 0.06, '#5C9A6A') +
  soft(
    stage,
    Array.from({ length: 16 }, (_, i) =>
      group(ellipse(0, -s * 0.25, s * 0.06, s * 0.14, i % 2 ? tokens.marigold : '#F0B93E'), {
        transform: `translate(${n(x)} ${n(y - s * 0.82)}) rotate(${n(i * 22.5)})`,
      }),
    ).join('') +
      circle(x, y - s * 0.82, s * 0.17, '#6B4A30') +
      circle(x, y - s * 0.82, s * 0.1, '#4A3326'),
  );

const motifs: readonly ((stage: Stage) => string)[] = [
  (stage) => cake(stage, 160, 258, 190, '#F4A9A0'),
  (stage) => balloons(stage, 160, 292, 84, bright.slice(0, 3)),
  (stage) =>
    gift(stage, 130, 262, 160, tokens.pineLight, tokens.marigold) +
    gift(stage, 222, 268, 104, tokens.houseRed, '#FFFDF6'),
  (stage) => kite(stage, 170, 122, 116),
  (stage) => bear(160, 274, 196),
  (stage) => sunflower(stage, 120, 290, 190) + sunflower(stage, 212, 292, 150),
  (stage) => train(stage, 34, 252, 86),
  (stage) =>
    [70, 160, 250]
      .map((x, i) => lantern(stage, x, 140 + (i % 2) * 44, 74, bright[i] ?? tokens.marigold))
      .join('') + diya(stage, 160, 280, 62),
  (stage) => pile(stage, 160, 272, 170, 4, 'card') + openBook(160, 176, 130, tokens.houseRed),
  (stage) => blocks(stage, 160, 274, 54, 'card'),
  (stage) => globe(126, 272, 160) + trophy(232, 272, 112),
  (stage) =>
    painting(stage, 66, 92, 150, 150, 0, tokens.woodLight) +
    brushes(250, 272, 112, '#2F6493') +
    notes(30, 62, 24, tokens.pineLight),
];

/** How many birthday cards there are. */
export const birthdayCount = motifs.length;

/**
 * A birthday card, 320 × 320: a gift, a cake, a kite and the like. The pictures go to any child, so
 * none of them shows a face. `index` counts from 0.
 */
export const birthdayCard = (index: number): string => {
  const stage = makeStage({
    name: `birthday-${index + 1}`,
    mood: 'noon',
    width: 320,
    height: 320,
    seed: index + 1,
  });
  const ground = ['#FCEFCF', '#E4EEE6', '#F7E3D3', '#E3ECF0'][index % 4] ?? '#FCEFCF';
  const floor = ['#F3D79A', '#BFD3C5', '#E8C1A4', '#BACFD6'][index % 4] ?? '#F3D79A';
  const air = fade(stage, [
    [0, ground],
    [1, '#FFFFFF'],
  ]);
  const r = random(index + 5);
  const confetti = Array.from({ length: 26 }, () =>
    group(rect(-4, -2, 8, 4, r.pick(bright)), {
      transform: `translate(${n(r(0, 320))} ${n(r(40, 220))}) rotate(${n(r(0, 180))})`,
      opacity: 0.7,
    }),
  ).join('');
  const hang =
    index % 2 ? garland(-10, 12, 330, 12, 12, 15) : bunting(stage, -10, 8, 330, 8, 14, 22, bright);
  return finish(
    stage,
    air.def +
      rect(0, 0, 320, 320, air.fill) +
      circle(160, 165, 128, '#FFFFFF', { opacity: 0.6 }) +
      confetti +
      hang +
      path('M-10 262Q90 240 190 258T330 250V330H-10Z', floor) +
      (motifs[index % motifs.length]?.(stage) ?? '') +
      (index === 4 ? ball(252, 282, 22) + plant(stage, 60, 286, 70, 'card') : ''),
  );
};
