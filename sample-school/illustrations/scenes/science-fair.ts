import { tokens } from '../tokens';
import { person } from '../people/cast';
import { crowd, row } from '../parts/crowd';
import { bunting } from '../parts/flags';
import { table } from '../parts/furniture';
import { pane } from '../parts/pane';
import { pendant, room } from '../parts/room';
import { display } from '../parts/display';
import { molecule, planets, robot, turbine, volcano } from '../parts/models';
import { flask } from '../parts/glassware';
import { lift, type Stage } from '../stage';
import { line, mix, rect } from '../svg';
import { scene } from './types';

const tones = ['#2F6493', '#C9744F', tokens.pineLight, '#8E3B46', '#D9A63A', '#6B4A78'];

const exhibit = (x: number, y: number, s: number, kind: number): string =>
  [
    () => volcano(x, y, s),
    () => turbine(x, y, s * 1.1),
    () => planets(x, y, s),
    () => robot(x, y, s, tokens.houseRed),
    () =>
      molecule(x, y - s * 0.5, s) +
      rect(x - s * 0.3, y - s * 0.06, s * 0.6, s * 0.06, tokens.woodDark),
    () =>
      flask(x - s * 0.4, y, s * 0.8, '#4C9A86') +
      flask(x + s * 0.3, y, s * 0.7, '#D9744F') +
      line(
        `M${x - s * 0.4} ${y - s * 0.8}Q${x} ${y - s * 1.3} ${x + s * 0.3} ${y - s * 0.7}`,
        '#8A7A60',
        3,
      ),
  ][kind % 6]?.() ?? '';

const stand = (stage: Stage, x: number, y: number, s: number, kind: number): string =>
  display(
    stage,
    x - s * 0.3,
    y - 26,
    s * 0.92,
    tones[kind % tones.length] ?? tokens.pine,
    `d${kind}`,
  ) +
  table(
    stage,
    x,
    y,
    s * 1.8,
    s * 0.72,
    mix(tones[(kind + 2) % tones.length] ?? tokens.wood, '#FFF3D2', 0.72),
    s * 0.14,
    true,
  ) +
  exhibit(x + s * 0.52, y - 8, s * 0.52, kind);

const draw = (stage: Stage, seed: number): string => {
  const r = stage.random('fair');
  return (
    room(stage, { wall: '#E6E0CE', dado: '#6E9482', floor: '#C59B68', floorY: 720, from: 'left' }) +
    [120, 560, 1000, 1440]
      .map((x) => pane(stage, x, 110, 320, 330, { round: true, columns: 3, rows: 3 }))
      .join('') +
    bunting(stage, -20, 60, 640, 60, 40, 34, tones) +
    bunting(stage, 640, 60, 1300, 60, 40, 34, tones) +
    bunting(stage, 1300, 60, 1940, 60, 40, 34, tones) +
    [500, 940, 1380].map((x) => pendant(stage, x, 96, 84, tokens.pine)).join('') +
    [230, 720, 1210, 1700].map((x, i) => stand(stage, x, 742, 210, i + seed)).join('') +
    crowd(stage, [
      ...row(stage, {
        label: 'makers',
        count: 4,
        from: 160,
        to: 2060,
        y: 792,
        size: 212,
        poses: ['point', 'show'],
        stray: 20,
      }),
      ...row(stage, {
        label: 'guests',
        count: 5,
        from: 420,
        to: 1560,
        y: 830,
        size: 220,
        poses: ['ease', 'lean', 'stroll', 'read', 'stand'],
        stray: 40,
      }),
      {
        who: person(`judge${r()}`, { size: 'adult', glasses: true }),
        x: 960,
        y: 852,
        size: 230,
        pose: 'read',
        inLeft: rect(-4, -22, 26, 34, '#FFFDF4'),
      },
    ]) +
    lift(stage, stand(stage, 400, 960, 330, seed + 4)) +
    lift(stage, stand(stage, 1500, 970, 340, seed + 3)) +
    crowd(stage, [
      ...row(stage, {
        label: 'front',
        count: 2,
        from: 690,
        to: 1010,
        y: 1064,
        size: 360,
        poses: ['show', 'lean'],
        more: { flip: true },
      }),
      ...row(stage, {
        label: 'front2',
        count: 1,
        from: 1060,
        to: 1180,
        y: 1060,
        size: 350,
        known: { size: 'junior' },
        poses: ['reach'],
      }),
    ])
  );
};

/** The science fair in the hall: models, boards and curious visitors. */
export const scienceFair = scene('science-fair', 'noon', draw);
