import { tokens } from '../tokens';
import { people, person } from '../people/cast';
import { crowd } from '../parts/crowd';
import { board, plant, table } from '../parts/furniture';
import { pane, shaft } from '../parts/pane';
import { pendant, room } from '../parts/room';
import { beaker, burner, flask, microscope, tubes } from '../parts/glassware';
import { elements } from '../parts/display';
import { molecule } from '../parts/models';
import { lift, soft, type Stage } from '../stage';
import { circle, line, rect } from '../svg';
import { scene } from './types';

const liquids = ['#4C9A86', '#D9744F', '#E9B54A', '#4C8FC4', '#8C6CA8', '#B8443B'];

const shelf = (stage: Stage, x: number, y: number, w: number): string => {
  const r = stage.random(`shelf${y}`);
  let out =
    rect(x, y, w, 16, tokens.woodLight) + rect(x, y + 16, w, 6, '#2A1A10', { opacity: 0.2 });
  for (let at = x + 40; at < x + w - 30; at += r(64, 92)) {
    const tone = r.pick(liquids);
    out += r.chance(0.4)
      ? flask(at, y, r(80, 104), tone)
      : r.chance(0.5)
        ? beaker(at, y, r(72, 92), tone)
        : rect(at - 22, y - 76, 44, 76, '#8A5F3C', { rx: 6 }) +
          rect(at - 14, y - 90, 28, 16, '#2C3A40', { rx: 3 }) +
          rect(at - 18, y - 54, 36, 30, '#FDF8EC');
  }
  return soft(stage, out);
};

const chalk = (x: number, y: number): string =>
  circle(x + 110, y + 120, 20, 'none', { stroke: tokens.chalk, 'stroke-width': 4 }) +
  [0, 60, 120]
    .map(
      (a) =>
        `<ellipse cx="${x + 110}" cy="${y + 120}" rx="86" ry="30" fill="none" stroke="${tokens.chalk}" stroke-width="3.500" transform="rotate(${a} ${x + 110} ${y + 120})"/>`,
    )
    .join('') +
  line(
    `M${x + 250} ${y + 190}V${y + 50}M${x + 250} ${y + 190}H${x + 430}M${x + 254} ${y + 184}C${x + 300} ${y + 170} ${x + 340} ${y + 130} ${x + 420} ${y + 62}`,
    tokens.chalk,
    4,
  ) +
  line(
    `M${x + 40} ${y + 40}h90m20 0h40M${x + 470} ${y + 70}h80m-80 34h54m-54 34h70m-70 34h40`,
    tokens.chalk,
    4,
    { opacity: 0.7 },
  );

const draw = (stage: Stage): string => {
  const r = stage.random('lab');
  const team = people(`lab${r()}`, 5, { clothes: 'lab' });
  const [one, two, three, four, five] = team;
  const teacher = person(`labteacher${r()}`, {
    size: 'adult',
    clothes: 'lab',
    girl: r.chance(0.5),
  });
  return (
    room(stage, {
      wall: '#D5E3DA',
      dado: '#7E9C8E',
      floor: '#BFC7BC',
      floorY: 790,
      from: 'left',
      kind: 'tiles',
    }) +
    pane(stage, 96, 130, 300, 470, { columns: 2, rows: 4 }) +
    pane(stage, 470, 130, 300, 470, { columns: 2, rows: 4 }) +
    board(stage, 860, 170, 600, 300, tokens.board, tokens.wood, chalk(860, 180)) +
    soft(stage, elements(1546, 180, 330)) +
    shelf(stage, 1520, 520, 400) +
    shelf(stage, 1520, 664, 400) +
    rect(860, 484, 600, 14, tokens.woodLight) +
    shaft(stage, 110, 240, 280, 300, 0.55, 0.2) +
    shaft(stage, 480, 240, 280, 300, 0.55, 0.2) +
    pendant(stage, 660, 84, 96, '#3D6E5B') +
    pendant(stage, 1490, 84, 96, '#3D6E5B') +
    crowd(stage, [
      { who: teacher, x: 1130, y: 850, size: 360, pose: 'point', flip: true },
      ...(five
        ? [
            {
              who: five,
              x: 1430,
              y: 856,
              size: 340,
              pose: 'read' as const,
              inLeft: rect(-6, -40, 50, 60, '#FFFDF4'),
            },
          ]
        : []),
    ]) +
    crowd(stage, [
      ...(one ? [{ who: one, x: 300, y: 850, size: 390, half: true, pose: 'lean' as const }] : []),
      ...(two
        ? [
            {
              who: two,
              x: 520,
              y: 850,
              size: 390,
              half: true,
              pose: 'show' as const,
              inRight: flask(0, 14, 66, '#D9744F'),
            },
          ]
        : []),
    ]) +
    table(stage, 440, 862, 780, 210, '#D9D2BE', 52, true) +
    microscope(stage, 170, 850, 170) +
    tubes(390, 846, 96, ['#4C9A86', '#E9B54A', '#B8443B', '#4C8FC4', '#8C6CA8']) +
    flask(680, 848, 110, '#4C9A86') +
    beaker(760, 852, 84, '#E9B54A') +
    crowd(stage, [
      ...(three
        ? [
            {
              who: three,
              x: 1350,
              y: 900,
              size: 420,
              half: true,
              pose: 'hold' as const,
              flip: true,
            },
          ]
        : []),
      ...(four
        ? [{ who: four, x: 1640, y: 900, size: 420, half: true, pose: 'lean' as const, flip: true }]
        : []),
    ]) +
    table(stage, 1500, 912, 880, 220, '#D9D2BE', 60, true) +
    burner(1230, 898, 130) +
    flask(1230, 788, 92, '#4C8FC4') +
    microscope(stage, 1780, 900, 180) +
    beaker(1470, 900, 90, '#8C6CA8') +
    flask(1550, 900, 104, '#E9B54A') +
    soft(stage, molecule(1130, 836, 84)) +
    lift(stage, plant(stage, 70, 1074, 230, 'lab', '#E9DDBE'))
  );
};

/** The science laboratory: benches, glassware and microscopes in morning light. */
export const laboratory = scene('laboratory', 'noon', draw);
