import { tokens } from '../tokens';
import { people } from '../people/cast';
import { head } from '../people/head';
import { crowd, row } from '../parts/crowd';
import { deodar } from '../parts/deodar';
import { bunting } from '../parts/flags';
import { hedge } from '../parts/hedge';
import { vista } from '../parts/vista';
import { fade, lift, soft, type Stage } from '../stage';
import { circle, ellipse, group, line, mix, n, path, poly, rect } from '../svg';
import { scene } from './types';

const flags = [tokens.houseRed, tokens.houseBlue, tokens.houseGreen, tokens.houseYellow];

const rope = (x1: number, y1: number, x2: number, y2: number, size: number): string =>
  Array.from({ length: 36 }, (_, i) => {
    const t = (i / 36) ** 1.25;
    return circle(
      x1 + (x2 - x1) * t,
      y1 + (y2 - y1) * t,
      3 + size * t,
      i % 6 < 3 ? tokens.houseRed : '#FFFDF6',
    );
  }).join('');

const swimmer = (stage: Stage, x: number, y: number, s: number, i: number): string => {
  const who = people(`swim${stage.random('swim')()}${i}`, 1)[0];
  if (!who) return '';
  const cap = flags[i % 4] ?? tokens.houseRed;
  const looks = head({ ...who, style: 'crop', glasses: false }, { turn: 0.4 });
  return (
    ellipse(x, y + s * 0.3, s * 1.3, s * 0.24, '#FFFFFF', { opacity: 0.5 }) +
    line(
      `M${n(x + s * 0.3)} ${n(y + s * 0.2)}L${n(x + s * 0.9)} ${n(y - s * 0.5)}L${n(x + s * 1.5)} ${n(y + s * 0.16)}`,
      who.skin,
      s * 0.24,
    ) +
    group(
      looks.front +
        path(
          'M-87-14C-96-72-78-124 0-125C78-124 96-72 87-14C60-46 34-58 0-58C-34-58-60-46-87-14Z',
          cap,
        ) +
        path('M20-122C70-116 94-70 87-14C76-28 64-38 52-45C60-80 48-104 20-122Z', '#16211C', {
          opacity: 0.16,
        }),
      { transform: `translate(${n(x)} ${n(y - s * 0.24)}) scale(${n(s / 165, 3)})` },
    ) +
    path(
      `M${n(x - s * 1.2)} ${n(y + s * 0.24)}Q${n(x - s * 0.4)} ${n(y + s * 0.06)} ${n(x + s * 0.2)} ${n(y + s * 0.22)}T${n(x + s * 1.6)} ${n(y + s * 0.2)}Q${n(x + s * 1.3)} ${n(y + s * 0.56)} ${n(x)} ${n(y + s * 0.58)}T${n(x - s * 1.2)} ${n(y + s * 0.24)}Z`,
      mix('#62B9C8', '#3797AF', (y - 706) / 374),
    ) +
    [
      [-0.7, 0.1],
      [1.2, -0.1],
      [1.6, 0.02],
      [-1, 0.2],
    ]
      .map(([dx = 0, dy = 0]) =>
        circle(x + dx * s, y + dy * s, s * 0.09, '#FFFFFF', { opacity: 0.85 }),
      )
      .join('')
  );
};

const draw = (stage: Stage): string => {
  const { palette: p } = stage;
  const r = stage.random('ripples');
  const water = fade(stage, [
    [0, '#7CC7D0'],
    [0.4, '#4FB0C2'],
    [1, '#2F8FA8'],
  ]);
  return (
    vista(stage, { horizon: 0.48, trees: 130, clouds: 4 }) +
    hedge(stage, -20, 1940, 560, 60) +
    lift(stage, deodar(stage, 140, 570, 380, 'a') + deodar(stage, 1800, 570, 420, 'b')) +
    bunting(stage, -20, 330, 960, 350, 50, 30, flags) +
    bunting(stage, 960, 350, 1940, 320, 50, 30, flags) +
    lift(stage, rect(-20, 560, 1960, 120, mix(p.path, '#FFFFFF', 0.3))) +
    crowd(
      stage,
      row(stage, {
        label: 'bank',
        count: 14,
        from: 20,
        to: 1900,
        y: 650,
        size: 150,
        poses: ['cheer', 'wave', 'hold', 'ease'],
        stray: 10,
      }),
    ) +
    water.def +
    soft(
      stage,
      poly(
        [
          [200, 690],
          [1720, 690],
          [2200, 1110],
          [-280, 1110],
        ],
        mix(p.trim, p.shadow, 0.06),
      ),
    ) +
    poly(
      [
        [220, 706],
        [1700, 706],
        [2120, 1110],
        [-200, 1110],
      ],
      water.fill,
    ) +
    poly(
      [
        [220, 706],
        [1700, 706],
        [1712, 718],
        [208, 718],
      ],
      '#1F6B80',
      { opacity: 0.6 },
    ) +
    Array.from({ length: 46 }, () => {
      const t = r(0.04, 1);
      const x = r(250 - 420 * t, 1560 + 420 * t);
      return line(
        `M${n(x)} ${n(706 + t * 400)}q${n(20 + 30 * t)} ${n(-6 - 8 * t)} ${n(40 + 60 * t)} 0t${n(40 + 60 * t)} 0`,
        '#FFFFFF',
        1.5 + 2.5 * t,
        { opacity: 0.4 },
      );
    }).join('') +
    [0.25, 0.5, 0.75].map((t) => rope(220 + 1480 * t, 712, -200 + 2320 * t, 1110, 7)).join('') +
    swimmer(stage, 500, 800, 62, 0) +
    swimmer(stage, 830, 860, 74, 1) +
    swimmer(stage, 1150, 790, 62, 2) +
    swimmer(stage, 1500, 900, 82, 3) +
    swimmer(stage, 330, 980, 96, 4) +
    [470, 830, 1090, 1450]
      .map((x, i) =>
        soft(
          stage,
          poly(
            [
              [x - 46, 690],
              [x + 46, 690],
              [x + 40, 640],
              [x - 40, 640],
            ],
            '#FFFDF6',
          ) + circle(x, 666, 15, flags[i] ?? tokens.houseRed),
        ),
      )
      .join('')
  );
};

/** The inter-house swimming gala. */
export const swimmingDay = scene('swimming-day', 'noon', draw, 95);
