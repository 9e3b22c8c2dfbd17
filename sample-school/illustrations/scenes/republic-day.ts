import { tokens } from '../tokens';
import { person } from '../people/cast';
import { marchingDrum } from '../parts/music';
import { crowd, row } from '../parts/crowd';
import { deodar } from '../parts/deodar';
import { balloons, garland } from '../parts/festive';
import { bunting, flagColours, flagpole, tricolour } from '../parts/flags';
import { school } from '../parts/school';
import { field, vista } from '../parts/vista';
import { lift, type Stage } from '../stage';
import { line, mix, place } from '../svg';
import { scene } from './types';

const handFlag = (stage: Stage): string =>
  line('M0 14V-44', '#C9A66A', 3) + tricolour(stage, 1, -44, 38);

const draw = (stage: Stage): string => {
  const { palette: p } = stage;
  const r = stage.random('republic');
  const march = {
    left: [26, 40],
    right: [-34, -20],
    legLeft: [-10, -16],
    legRight: [40, 18],
    turn: 0.6,
  } as const;
  return (
    vista(stage, { horizon: 0.56, trees: 140, clouds: 3 }) +
    lift(stage, deodar(stage, 110, 740, 420, 'a') + deodar(stage, 1830, 740, 440, 'b')) +
    lift(stage, place(school(stage), 1180, 716, 1.6)) +
    field(stage, 742, mix(p.path, p.lawn, 0.3)) +
    bunting(stage, 420, 250, 1000, 470, 30, 30, flagColours) +
    bunting(stage, 420, 250, -30, 480, 30, 30, flagColours) +
    garland(740, 640, 1620, 640, 8, 15) +
    crowd(
      stage,
      row(stage, {
        label: 'guests',
        count: 12,
        from: 760,
        to: 1760,
        y: 786,
        size: 118,
        poses: ['salute', 'stand', 'stand'],
        stray: 8,
      }),
    ) +
    flagpole(stage, 420, 880, 660, 240) +
    crowd(stage, [
      {
        who: person(`chief${r()}`, {
          size: 'adult',
          girl: true,
          clothes: 'sari',
          colour: '#F1E6D0',
        }),
        x: 590,
        y: 884,
        size: 200,
        pose: 'salute',
        flip: true,
      },
      {
        who: person(`head${r()}`, { size: 'adult', girl: false, clothes: 'kurta' }),
        x: 680,
        y: 888,
        size: 200,
        pose: 'salute',
        flip: true,
      },
      ...row(stage, {
        label: 'guard',
        count: 2,
        from: 200,
        to: 340,
        y: 884,
        size: 190,
        known: { clothes: 'scout' },
        poses: ['salute'],
      }),
    ]) +
    crowd(stage, [
      ...row(stage, {
        label: 'scouts',
        count: 5,
        from: 1000,
        to: 1880,
        y: 944,
        size: 210,
        known: { clothes: 'scout', size: 'senior' },
        more: { pose: march },
      }),
      ...row(stage, {
        label: 'band',
        count: 5,
        from: 860,
        to: 1760,
        y: 1056,
        size: 262,
        known: { clothes: 'blazer' },
        more: {
          pose: {
            left: [-34, 34],
            right: [34, -34],
            legLeft: [-10, -16],
            legRight: [30, 10],
            turn: 0.6,
          },
          over: marchingDrum(34, tokens.houseRed),
        },
      }),
    ]) +
    crowd(
      stage,
      row(stage, {
        label: 'little',
        count: 4,
        from: 60,
        to: 720,
        y: 1066,
        size: 290,
        known: { size: 'little', clothes: 'pinafore' },
        poses: ['wave', 'cheer'],
        stray: 16,
        more: { inRight: handFlag(stage) },
      }),
    ) +
    balloons(stage, 1850, 900, 74, flagColours)
  );
};

/** Republic Day: the flag is up, scouts and the school band march past. */
export const republicDay = scene('republic-day', 'noon', draw, 12);
