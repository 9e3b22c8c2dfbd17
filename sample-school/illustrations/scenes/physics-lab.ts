import { tokens } from '../tokens';
import { people, person } from '../people/cast';
import { crowd, row } from '../parts/crowd';
import { board, stool, table } from '../parts/furniture';
import { planets } from '../parts/models';
import { curtain } from '../parts/outlook';
import { pane, shaft } from '../parts/pane';
import { circuit, cradle, magnet, prism, springStand } from '../parts/physics';
import { pendant, room } from '../parts/room';
import { glowAt } from '../parts/windows';
import { soft, type Stage } from '../stage';
import { circle, ellipse, group, line, n, poly, rect } from '../svg';
import { scene } from './types';

/** A lens with its rays, and a ball on a slope, in chalk. */
const chalk = (x: number, y: number): string =>
  line(
    `M${n(x + 40)} ${n(y + 130)}H${n(x + 400)}M${n(x + 220)} ${n(y + 40)}Q${n(x + 250)} ${n(y + 130)} ${n(x + 220)} ${n(y + 220)}Q${n(x + 190)} ${n(y + 130)} ${n(x + 220)} ${n(y + 40)}`,
    tokens.chalk,
    4,
  ) +
  line(
    `M${n(x + 50)} ${n(y + 70)}H${n(x + 220)}L${n(x + 400)} ${n(y + 180)}M${n(x + 50)} ${n(y + 190)}H${n(x + 220)}L${n(x + 400)} ${n(y + 80)}`,
    '#F3D58A',
    3.5,
  ) +
  line(
    `M${n(x + 460)} ${n(y + 220)}H${n(x + 660)}L${n(x + 460)} ${n(y + 90)}ZM${n(x + 620)} ${n(y + 60)}h70m-70 30h50m-50 30h60`,
    tokens.chalk,
    4,
    { opacity: 0.85 },
  ) +
  circle(x + 520, y + 104, 22, 'none', { stroke: tokens.chalk, 'stroke-width': 4 });

/** A dark corner for experiments with light, behind its drawn curtain; lenses and a telescope on the shelf. */
const darkCorner = (stage: Stage): string =>
  soft(
    stage,
    rect(0, 96, 640, 700, '#263247') +
      rect(0, 96, 640, 18, '#3A4A66') +
      rect(0, 690, 640, 106, '#1E2838'),
  ) +
  glowAt({ ...stage, palette: { ...stage.palette, lamp: '#FFE3A6' } }, 110, 200, 190, 0.5) +
  soft(
    stage,
    rect(30, 356, 440, 14, '#5A4A44') +
      line('M110 114V176', '#141C2A', 4) +
      poly(
        [
          [70, 214],
          [92, 172],
          [128, 172],
          [150, 214],
        ],
        tokens.marigold,
      ) +
      [70, 130, 180]
        .map(
          (x, i) =>
            rect(x - 3, 316, 6, 40, '#8FA3A6') +
            ellipse(x, 300 - i * 4, 9 + i * 3, 34 + i * 4, '#BFE0E2', {
              'fill-opacity': 0.55,
              stroke: '#E6F1EF',
              'stroke-width': 2.5,
            }),
        )
        .join('') +
      line('M330 356L352 280L384 356M352 280V356', '#8A6A4A', 6) +
      group(
        rect(-96, -15, 130, 30, '#C9994A', { rx: 4 }) +
          rect(30, -20, 70, 40, '#E4BE76', { rx: 4 }) +
          rect(-128, -9, 36, 18, '#8A6A2E', { rx: 3 }),
        { transform: 'translate(352 274) rotate(-16)' },
      ),
  );

const draw = (stage: Stage): string => {
  const r = stage.random('physics');
  const [one, two] = people(`optics${r()}`, 2, { clothes: 'blazer', size: 'senior' });
  const teacher = person(`physics${r()}`, { size: 'adult', clothes: 'kurta', girl: false });
  const bench = row(stage, {
    label: 'bench',
    count: 5,
    from: 160,
    to: 1840,
    y: 1012,
    size: 450,
    known: { clothes: 'lab', size: 'senior' },
    poses: ['lean', 'hold', 'show', 'lean', 'point'],
    stray: 14,
    more: { half: true },
  });
  return (
    room(stage, {
      wall: '#E6DFD0',
      dado: '#6C7A96',
      floor: '#B89B74',
      floorY: 790,
      from: 'right',
      kind: 'boards',
    }) +
    pane(stage, 1540, 120, 300, 400, { columns: 2, rows: 3 }) +
    board(stage, 740, 160, 680, 280, '#33475E', tokens.wood, chalk(720, 150)) +
    rect(740, 456, 680, 14, tokens.woodLight) +
    darkCorner(stage) +
    crowd(
      stage,
      [one, two].flatMap((who, i) =>
        who
          ? [
              {
                who,
                x: 90 + i * 130,
                y: 716,
                size: 320,
                half: true,
                pose: i ? ('hold' as const) : ('lean' as const),
                flip: false,
              },
            ]
          : [],
      ),
    ) +
    table(stage, 320, 706, 620, 130, '#5A4A44', 34, true) +
    prism(stage, 310, 696, 164) +
    curtain(stage, { edge: 668, inner: 520, top: 84, foot: 800, side: 1, tone: '#40588A' }) +
    shaft(stage, 1550, 200, 270, 280, -0.6, 0.22) +
    pendant(stage, 1080, 80, 92, '#40588A') +
    pendant(stage, 1660, 80, 92, '#40588A') +
    crowd(stage, [{ who: teacher, x: 900, y: 850, size: 380, pose: 'point' }]) +
    stool(1180, 850, 130) +
    soft(
      stage,
      rect(1440, 652, 460, 146, tokens.wood) + rect(1424, 640, 496, 18, tokens.woodLight),
    ) +
    planets(1580, 640, 120) +
    crowd(stage, bench) +
    table(stage, 960, 1016, 1880, 200, '#CBB68E', 66, true) +
    cradle(stage, 330, 1004, 150) +
    circuit(stage, 700, 1002, 150) +
    springStand(stage, 1010, 1002, 220) +
    magnet(stage, 1330, 1004, 130) +
    circuit(stage, 1640, 1002, 140)
  );
};

/** The physics laboratory: a prism in the dark corner, springs, magnets and bulbs on the bench. */
export const physicsLab = scene('physics-lab', 'noon', draw, 2);
