import { tokens } from '../tokens';
import { people, person } from '../people/cast';
import { crowd, row } from '../parts/crowd';
import { deodar } from '../parts/deodar';
import { garland } from '../parts/festive';
import { bunting, flagColours, flagpole, tricolour } from '../parts/flags';
import { table } from '../parts/furniture';
import { kite } from '../parts/kites';
import { leafy } from '../parts/leafy';
import { school } from '../parts/school';
import { field, vista } from '../parts/vista';
import { puddle } from '../parts/weather';
import { lift, soft, type Stage } from '../stage';
import { circle, ellipse, line, mix, place } from '../svg';
import { scene } from './types';

const saffron = '#E98A2E';
const white = '#F8F5EC';
const green = '#2C7A45';

const handFlag = (stage: Stage): string =>
  line('M0 14V-44', '#C9A66A', 3) + tricolour(stage, 1, -44, 38);

/** A plate heaped with sweets; (x, y) is the middle of its foot. */
const sweets = (x: number, y: number, s: number): string =>
  ellipse(x, y, s, s * 0.2, '#E9EDEC') +
  ellipse(x, y - s * 0.04, s * 0.8, s * 0.14, '#C3CCCB') +
  [
    [-0.5, 0.1],
    [-0.17, 0.08],
    [0.17, 0.08],
    [0.5, 0.1],
    [-0.34, 0.36],
    [0, 0.36],
    [0.34, 0.36],
    [-0.16, 0.62],
    [0.17, 0.62],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        circle(x + dx * s, y - (dy + 0.08) * s, s * 0.2, '#E2A02C') +
        circle(x + dx * s - s * 0.06, y - (dy + 0.14) * s, s * 0.06, '#F6CE74'),
    )
    .join('');

/** The bands of the flag, made by three classes in coloured shirts. */
const livingFlag = (stage: Stage): string =>
  [saffron, white, green]
    .map((colour, i) =>
      crowd(
        stage,
        row(stage, {
          label: `band${i}`,
          count: 12 - i,
          from: 90 - i * 40,
          to: 1150 + i * 30,
          y: 836 + i * (78 + i * 8),
          size: 156 + i * 42,
          known: { clothes: 'sport', colour, size: 'junior' },
          poses: i === 0 ? ['cheer', 'wave', 'cheer'] : ['hold', 'stand', 'wave'],
          stray: 5,
        }),
      ),
    )
    .join('');

const draw = (stage: Stage): string => {
  const { palette: p } = stage;
  const r = stage.random('independence');
  const [taking, next] = people(`sweet${r()}`, 2, { size: 'little', clothes: 'pinafore' });
  const guests: Parameters<typeof crowd>[1] = [
    {
      who: person(`lead${r()}`, { size: 'adult', girl: true, clothes: 'sari', colour: white }),
      x: 1280,
      y: 886,
      size: 200,
      pose: 'salute',
    },
    ...row(stage, {
      label: 'guard',
      count: 2,
      from: 1560,
      to: 1740,
      y: 880,
      size: 184,
      known: { clothes: 'scout', size: 'senior' },
      poses: ['salute'],
    }),
  ];
  return (
    vista(stage, { horizon: 0.56, trees: 140, clouds: 2 }) +
    [
      [240, 150, 96, saffron, -18],
      [390, 70, 66, '#B8443B', 14],
      [900, 190, 84, green, 24],
      [1130, 84, 60, tokens.marigold, -10],
      [1800, 170, 88, '#2F6493', 18],
    ]
      .map(([x, y, s, tone, turn]) =>
        kite(stage, Number(x), Number(y), Number(s), String(tone), Number(turn)),
      )
      .join('') +
    lift(stage, deodar(stage, 1850, 742, 470, 'b') + deodar(stage, 1690, 730, 300, 'c')) +
    lift(stage, place(school(stage), 560, 712, 1.7)) +
    lift(stage, leafy(stage, 1180, 752, 260, 'neem')) +
    field(stage, 742, mix(p.path, p.lawn, 0.5)) +
    garland(120, 640, 1000, 640, 8, 15) +
    bunting(stage, 1430, 240, 1960, 420, 22, 30, flagColours) +
    bunting(stage, 1430, 240, 1010, 470, 20, 30, flagColours) +
    puddle(stage, 1330, 960, 120) +
    puddle(stage, 250, 1050, 130) +
    flagpole(stage, 1430, 880, 690, 250) +
    crowd(stage, guests) +
    livingFlag(stage) +
    crowd(stage, [
      {
        who: person(`giver${r()}`, { size: 'adult', girl: false, clothes: 'kurta' }),
        x: 1760,
        y: 960,
        size: 290,
        pose: 'show',
        flip: true,
        half: true,
      },
    ]) +
    table(stage, 1690, 1000, 420, 110, tokens.cream, 40, true) +
    soft(stage, sweets(1600, 990, 66) + sweets(1790, 990, 66)) +
    crowd(stage, [
      ...(taking ? [{ who: taking, x: 1400, y: 1064, size: 290, pose: 'reach' as const }] : []),
      ...(next
        ? [
            {
              who: next,
              x: 1230,
              y: 1070,
              size: 290,
              pose: 'skip' as const,
              inRight: handFlag(stage),
            },
          ]
        : []),
    ])
  );
};

/** Independence Day: kites, classes that stand as the flag's three bands, and sweets for everybody. */
export const independenceDay = scene('independence-day', 'monsoon', draw, 7);
