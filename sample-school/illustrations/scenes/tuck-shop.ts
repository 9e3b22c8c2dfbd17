import { crowd, row } from '../parts/crowd';
import { deodar } from '../parts/deodar';
import { table } from '../parts/furniture';
import { grass } from '../parts/grounds';
import { leafy } from '../parts/leafy';
import { stall } from '../parts/stall';
import { field, vista } from '../parts/vista';
import { person } from '../people/cast';
import { type Stage, lift, soft } from '../stage';
import { circle, line, mix, rect } from '../svg';
import { tokens } from '../tokens';
import { scene } from './types';

const drawTuck = (stage: Stage): string => {
  const { palette: p } = stage;
  const r = stage.random('tuck');
  const glass = rect(-5, -16, 10, 18, '#E9B54A', { rx: 2 }) + line('M2 -16l4 -10', '#B8443B', 1.6);
  const bun = circle(0, -4, 8, '#D9A05A') + line('M-7 -3h14', '#5C9A4E', 2.4);
  return (
    vista(stage, { horizon: 0.55, trees: 150, clouds: 3 }) +
    field(stage, 660, mix(p.path, p.lawn, 0.55)) +
    lift(
      stage,
      leafy(stage, 1560, 820, 620, 'a') +
        deodar(stage, 1850, 780, 520, 'b') +
        deodar(stage, 60, 760, 480, 'c'),
    ) +
    lift(stage, stall(stage, 560, 850, 700, 520, tokens.pine)) +
    crowd(stage, [
      {
        who: person(`keeper${r()}`, { size: 'adult', clothes: 'kurta', girl: false }),
        x: 420,
        y: 650,
        size: 270,
        half: true,
        pose: 'show',
      },
    ]) +
    rect(190, 640, 742, 26, tokens.woodLight) +
    rect(214, 666, 694, 184, tokens.wood) +
    [0.2, 0.4, 0.6, 0.8].map((t) => rect(214 + 694 * t, 666, 4, 184, tokens.woodDark)).join('') +
    [260, 560, 640, 720, 840]
      .map((x, i) =>
        i % 2
          ? rect(x - 40, 622, 80, 20, '#FFFDF6', { rx: 6 }) +
            circle(x - 20, 616, 14, '#D9A05A') +
            circle(x + 14, 616, 14, '#C98A44')
          : rect(x - 14, 590, 28, 50, '#E9B54A', { rx: 5 }) +
            rect(x - 14, 586, 28, 10, tokens.houseRed, { rx: 3 }),
      )
      .join('') +
    crowd(
      stage,
      row(stage, {
        label: 'queue',
        count: 4,
        from: 480,
        to: 1180,
        y: 930,
        size: 250,
        poses: ['reach', 'hold', 'ease', 'wave'],
        stray: 14,
        more: { flip: true },
      }),
    ) +
    soft(stage, table(stage, 1500, 930, 420, 110, tokens.woodLight, 40)) +
    crowd(
      stage,
      row(stage, {
        label: 'eat',
        count: 3,
        from: 1250,
        to: 1780,
        y: 900,
        size: 240,
        poses: ['hold', 'show', 'cheer'],
        more: { inRight: bun },
      }),
    ) +
    table(stage, 1500, 930, 480, 110, tokens.woodLight, 44) +
    [1340, 1460, 1640]
      .map((x) => circle(x, 906, 24, '#FFFDF6') + circle(x, 902, 14, '#D9A05A'))
      .join('') +
    crowd(
      stage,
      row(stage, {
        label: 'front',
        count: 2,
        from: 900,
        to: 1250,
        y: 1060,
        size: 300,
        known: { size: 'junior' },
        poses: ['show', 'ease'],
        more: { inRight: glass },
      }),
    ) +
    grass(stage, -20, 700, () => 1090, 40, p.near[1]) +
    grass(stage, 1500, 1940, () => 1090, 40, p.near[1])
  );
};

/** The tuck shop under the trees at the break. */
export const tuckShop = scene('tuck-shop', 'noon', drawTuck, 73);
