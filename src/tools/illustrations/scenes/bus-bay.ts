import { bus } from '../parts/bus';
import { crowd, row } from '../parts/crowd';
import { deodar } from '../parts/deodar';
import { hedge, lampPost } from '../parts/grounds';
import { school } from '../parts/school';
import { field, vista } from '../parts/vista';
import { person } from '../people/cast';
import { type Stage, lift } from '../stage';
import { mix, place, rect } from '../svg';
import { scene } from './types';

const road = (stage: Stage, top: number): string => {
  const { palette: p } = stage;
  const tone = mix('#7C8482', p.shadow, 0.18);
  return (
    lift(stage, rect(-20, top, 1960, 400, tone)) +
    rect(-20, top - 16, 1960, 18, p.trim) +
    rect(-20, top + 2, 1960, 6, p.shadow, { opacity: 0.2 }) +
    Array.from({ length: 9 }, (_, i) =>
      rect(40 + i * 230, top + 178, 120, 9, '#F4EFE2', { opacity: 0.8 }),
    ).join('')
  );
};

const drawBus = (stage: Stage): string => {
  const r = stage.random('bus');
  return (
    vista(stage, { horizon: 0.56, trees: 140, clouds: 4 }) +
    field(stage, 650) +
    lift(stage, place(school(stage), 460, 720, 1.16)) +
    hedge(stage, -20, 880, 760, 34) +
    hedge(stage, 1040, 1940, 760, 34) +
    lift(
      stage,
      deodar(stage, 1180, 750, 400, 'a') +
        deodar(stage, 1720, 750, 470, 'b') +
        deodar(stage, 1850, 760, 330, 'c'),
    ) +
    road(stage, 800) +
    lampPost(stage, 930, 800, 220) +
    crowd(
      stage,
      row(stage, {
        label: 'wait',
        count: 5,
        from: 130,
        to: 760,
        y: 826,
        size: 196,
        poses: ['wave', 'ease', 'read', 'stand'],
        stray: 14,
      }),
    ) +
    lift(stage, bus(stage, 1390, 960, 470)) +
    crowd(stage, [
      ...row(stage, {
        label: 'line',
        count: 4,
        from: 250,
        to: 900,
        y: 1000,
        size: 262,
        known: { size: 'junior' },
        poses: ['walk', 'stroll', 'run', 'wave'],
        stray: 14,
      }),
      {
        who: person(`guard${r()}`, { size: 'adult', girl: false, clothes: 'kurta' }),
        x: 170,
        y: 1030,
        size: 290,
        pose: 'point',
      },
      ...row(stage, {
        label: 'tiny',
        count: 1,
        from: 930,
        to: 1000,
        y: 1040,
        size: 280,
        known: { size: 'little', clothes: 'pinafore' },
        poses: ['skip'],
      }),
    ])
  );
};

/** The bus bay in the morning. */
export const busBay = scene('bus-bay', 'dawn', drawBus, 71);
