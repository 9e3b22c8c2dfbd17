import { tokens } from '../tokens';
import { person } from '../people/cast';
import { crowd, row } from '../parts/crowd';
import { deodar } from '../parts/deodar';
import { plant } from '../parts/furniture';
import { flagpole } from '../parts/flags';
import { garland } from '../parts/festive';
import { school } from '../parts/school';
import { field, vista } from '../parts/vista';
import { lift, soft, type Stage } from '../stage';
import { line, mix, path, place, rect } from '../svg';
import { scene } from './types';

const dais = (stage: Stage): string => {
  const { palette: p } = stage;
  return soft(
    stage,
    rect(560, 700, 800, 66, p.wall) +
      rect(560, 690, 800, 14, p.trim) +
      rect(540, 748, 840, 22, p.wallShade) +
      rect(900, 766, 120, 18, p.stone),
  );
};

const lectern = (x: number, y: number): string =>
  path(`M${x - 34} ${y}L${x - 26} ${y - 86}H${x + 26}L${x + 34} ${y}Z`, tokens.wood) +
  path(
    `M${x - 38} ${y - 84}L${x + 38} ${y - 96}V${y - 84}L${x - 38} ${y - 72}Z`,
    tokens.woodLight,
  ) +
  line(`M${x + 8} ${y - 92}q6 -22 -8 -34`, '#2C3A40', 4) +
  path(`M${x - 13} ${y - 56}q13 -7 26 0v18q-2 12 -13 18q-11 -6 -13 -18Z`, tokens.marigold);

const draw = (stage: Stage): string => {
  const { palette: p } = stage;
  const r = stage.random('assembly');
  const head = person(`head${r()}`, { size: 'adult', girl: true, style: 'bun', clothes: 'sari' });
  const spots = [0, 1, 2, 3].flatMap((i) =>
    row(stage, {
      label: `r${i}`,
      count: 13 - i * 2,
      from: 60 - i * 50,
      to: 1860 + i * 50,
      y: 842 + i * i * 18 + i * 50,
      size: 128 + i * 46,
      known: { size: i < 2 ? 'junior' : 'senior' },
      poses: i % 2 ? ['stand', 'hold', 'stand', 'ease'] : ['hold', 'stand', 'stand'],
      stray: 8,
    }),
  );
  return (
    vista(stage, { horizon: 0.56, trees: 140, clouds: 3 }) +
    lift(
      stage,
      deodar(stage, 120, 730, 430, 'a') +
        deodar(stage, 1820, 730, 450, 'b') +
        deodar(stage, 1690, 720, 300, 'c'),
    ) +
    lift(stage, place(school(stage), 960, 700, 1.62)) +
    field(stage, 742, mix(p.path, p.lawn, 0.25)) +
    dais(stage) +
    plant(stage, 590, 694, 90, 'a') +
    plant(stage, 1330, 694, 90, 'b') +
    garland(570, 706, 1350, 706, 8, 15) +
    crowd(stage, [
      { who: head, x: 960, y: 696, size: 132, pose: 'show' },
      ...row(stage, {
        label: 'staff',
        count: 4,
        from: 1060,
        to: 1300,
        y: 696,
        size: 126,
        known: { size: 'adult' },
        poses: ['hold', 'stand'],
      }),
      ...row(stage, {
        label: 'choir',
        count: 4,
        from: 620,
        to: 850,
        y: 696,
        size: 120,
        poses: ['read', 'hold'],
      }),
    ]) +
    soft(stage, place(lectern(0, 0), 912, 698, 0.78)) +
    flagpole(stage, 330, 800, 520, 170) +
    crowd(stage, spots)
  );
};

/** Morning assembly in the courtyard. */
export const assembly = scene('assembly', 'dawn', draw, 21);
