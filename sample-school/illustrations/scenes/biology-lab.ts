import { tokens } from '../tokens';
import { person } from '../people/cast';
import { aquarium, plantChart, pressed, skeleton } from '../parts/biology';
import { crowd, row } from '../parts/crowd';
import { plant, stool, table } from '../parts/furniture';
import { microscope } from '../parts/glassware';
import { pane, shaft } from '../parts/pane';
import { pendant, room } from '../parts/room';
import { lift, soft, type Stage } from '../stage';
import { rect } from '../svg';
import { scene } from './types';

/** A long sill with pots under the windows. */
const sill = (stage: Stage): string =>
  soft(
    stage,
    rect(560, 596, 900, 22, '#FDF6E6') + rect(560, 618, 900, 8, '#2A1A10', { opacity: 0.2 }),
  ) +
  [620, 770, 1000, 1240, 1400]
    .map((x, i) =>
      plant(
        stage,
        x,
        598,
        [110, 84, 96, 120, 88][i] ?? 96,
        `sill${i}`,
        ['#B8643B', '#E9DDBE', '#4C8FA8', '#B8643B', '#D9B36A'][i],
      ),
    )
    .join('');

const draw = (stage: Stage): string => {
  const r = stage.random('biology');
  const teacher = person(`biology${r()}`, { size: 'adult', clothes: 'sari', girl: true });
  return (
    room(stage, {
      wall: '#E9E8CF',
      dado: '#87A06E',
      floor: '#CFC3A8',
      floorY: 780,
      from: 'left',
      kind: 'tiles',
    }) +
    pane(stage, 600, 120, 240, 470, { round: true, columns: 2, rows: 4 }) +
    pane(stage, 890, 120, 240, 470, { round: true, columns: 2, rows: 4 }) +
    pane(stage, 1180, 120, 240, 470, { round: true, columns: 2, rows: 4 }) +
    plantChart(stage, 70, 130, 200, 'plant') +
    plantChart(stage, 320, 130, 200, 'leaf') +
    sill(stage) +
    soft(stage, rect(60, 640, 440, 150, tokens.wood) + rect(46, 626, 468, 18, tokens.woodLight)) +
    aquarium(stage, 90, 470, 380, 156) +
    soft(stage, rect(1520, 140, 330, 18, tokens.woodLight)) +
    plant(stage, 1580, 140, 84, 'shelf') +
    skeleton(stage, 1760, 850, 570) +
    shaft(stage, 610, 200, 220, 300, 0.5, 0.18) +
    shaft(stage, 900, 200, 220, 300, 0.5, 0.18) +
    shaft(stage, 1190, 200, 220, 300, 0.5, 0.18) +
    pendant(stage, 540, 84, 90, '#5C7A48') +
    pendant(stage, 1490, 84, 90, '#5C7A48') +
    crowd(stage, [
      { who: teacher, x: 1560, y: 850, size: 370, pose: 'point' },
      ...row(stage, {
        label: 'listeners',
        count: 2,
        from: 1200,
        to: 1460,
        y: 846,
        size: 330,
        known: { clothes: 'lab' },
        poses: ['read', 'hold'],
        more: {
          flip: false,
          inLeft: rect(-6, -40, 50, 60, '#FFFDF4'),
        },
      }),
    ]) +
    crowd(
      stage,
      row(stage, {
        label: 'table',
        count: 4,
        from: 120,
        to: 1120,
        y: 884,
        size: 410,
        known: { clothes: 'lab' },
        poses: ['lean', 'hold', 'lean', 'show'],
        stray: 12,
        more: { half: true },
      }),
    ) +
    table(stage, 640, 912, 1160, 190, '#D8C8A2', 72, true) +
    microscope(stage, 250, 892, 190) +
    pressed(430, 884, 130, '#5C9A6A') +
    microscope(stage, 640, 896, 200) +
    pressed(860, 886, 140, '#8A9A4C') +
    plant(stage, 1010, 898, 120, 'seed', '#E9DDBE') +
    pressed(1130, 892, 110, '#B8643B') +
    stool(1330, 1050, 170) +
    crowd(
      stage,
      row(stage, {
        label: 'near',
        count: 2,
        from: 1360,
        to: 1760,
        y: 1076,
        size: 440,
        known: { clothes: 'lab', size: 'junior' },
        poses: ['hold', 'hold'],
        more: { inRight: pressed(0, 6, 60, '#5C9A6A') },
      }),
    ) +
    lift(stage, plant(stage, 60, 1078, 260, 'corner', '#4C8FA8'))
  );
};

/** The biology laboratory: microscopes and pressed leaves, pots on the sill, a tank and a skeleton. */
export const biologyLab = scene('biology-lab', 'noon', draw, 5);
