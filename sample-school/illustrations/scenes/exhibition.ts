import { canvas } from '../parts/canvas';
import { elephant, plinth, vase } from '../parts/clay';
import { crowd, row } from '../parts/crowd';
import { plant } from '../parts/furniture';
import { painting } from '../parts/painting';
import { room } from '../parts/room';
import { people, person } from '../people/cast';
import { type Stage, fade, lift, soft } from '../stage';
import { ellipse, line, n, path, poly, rect } from '../svg';
import { tokens } from '../tokens';
import { scene } from './types';

const floorY = 800;

/** A lamp on the ceiling's rail and the cone of light below it. */
const spotlight = (stage: Stage, x: number, to: number, half: number): string => {
  const cone = fade(stage, [
    [0, '#FFF3D2', 0.42],
    [1, '#FFF3D2', 0],
  ]);
  return (
    cone.def +
    poly(
      [
        [x - 20, 92],
        [x + 20, 92],
        [to + half, 640],
        [to - half, 640],
      ],
      cone.fill,
      { filter: stage.use('blur') },
    ) +
    line(`M${x} 44V66`, '#20262A', 6) +
    path(`M${x - 17} 62h34l9 32h-52Z`, '#2C353A') +
    ellipse(x, 94, 26, 5, '#FFF3D2')
  );
};

/** The floor's shine: the bright pictures seen again in the polish. */
const shine = (stage: Stage): string => {
  const down = fade(stage, [
    [0, '#FFF3D2', 0.26],
    [1, '#FFF3D2', 0],
  ]);
  return (
    down.def +
    [
      [330, 400],
      [960, 480],
      [1590, 400],
    ]
      .map(([x = 0, w = 0]) =>
        poly(
          [
            [x - w / 2, floorY + 12],
            [x + w / 2, floorY + 12],
            [x + w * 0.6, 1000],
            [x - w * 0.6, 1000],
          ],
          down.fill,
          { filter: stage.use('blur') },
        ),
      )
      .join('')
  );
};

const rope = (x: number, to: number, y: number): string => {
  const post = (at: number): string =>
    ellipse(at, y, 24, 6, '#1A120A', { opacity: 0.3 }) +
    rect(at - 4, y - 118, 8, 116, '#C9994A') +
    ellipse(at, y - 120, 10, 9, '#E3BE72') +
    rect(at - 18, y - 6, 36, 7, '#A8792F', { rx: 3 });
  return (
    line(`M${x} ${y - 108}Q${(x + to) / 2} ${y - 52} ${to} ${y - 108}`, '#8E3B46', 9) +
    post(x) +
    post(to)
  );
};

const drawShow = (stage: Stage, seed: number): string => {
  const r = stage.random('show');
  const [a, b, c, d] = people(`show${r()}`, 4);
  const mother = person(`mother${n(r(), 4)}`, { size: 'adult', girl: true, clothes: 'sari' });
  const father = person(`father${n(r(), 4)}`, { size: 'adult', girl: false });
  const [little] = people(`tiny${r()}`, 1, { size: 'little', clothes: 'pinafore' });
  const gold = '#B9832A';
  return (
    room(stage, { wall: '#7FA79A', dado: '#3A6253', floor: '#9A7048', floorY, from: 'left' }) +
    rect(0, 38, 1920, 9, '#20262A') +
    canvas(stage, { box: [130, 190, 400, 330], mood: 'dawn', frame: gold, label: 'a' }) +
    canvas(stage, {
      box: [700, 150, 520, 390],
      mood: seed % 2 ? 'dusk' : 'noon',
      frame: tokens.woodDark,
      label: 'b',
      withSchool: true,
    }) +
    canvas(stage, { box: [1390, 190, 400, 330], mood: 'night', frame: gold, label: 'c' }) +
    painting(stage, 572, 220, 84, 104, seed * 3 + 1, '#FFFDF6') +
    painting(stage, 572, 390, 84, 104, seed * 3 + 4, tokens.pineLight) +
    painting(stage, 1264, 220, 84, 104, seed * 3 + 2, tokens.pineLight) +
    painting(stage, 1264, 390, 84, 104, seed * 3 + 7, '#FFFDF6') +
    spotlight(stage, 330, 330, 250) +
    spotlight(stage, 960, 960, 320) +
    spotlight(stage, 1590, 1590, 250) +
    shine(stage) +
    rope(690, 1230, 850) +
    crowd(stage, [
      ...row(stage, {
        label: 'far',
        count: 3,
        from: 120,
        to: 560,
        y: 872,
        size: 300,
        known: { size: 'junior' },
        poses: ['point', 'ease', 'hold'],
        stray: 12,
      }),
      ...(c ? [{ who: c, x: 1400, y: 876, size: 300, pose: 'show' as const, flip: true }] : []),
      { who: mother, x: 1560, y: 884, size: 318, pose: 'ease' as const },
      { who: father, x: 1690, y: 890, size: 322, pose: 'hold' as const },
    ]) +
    plinth(stage, 720, 1000, 190, 190) +
    soft(stage, elephant(706, 794, 150)) +
    plinth(stage, 1220, 1010, 170, 230) +
    soft(stage, vase(1220, 764, 130)) +
    crowd(stage, [
      ...(a ? [{ who: a, x: 960, y: 1040, size: 420, pose: 'show' as const }] : []),
      ...(b ? [{ who: b, x: 470, y: 1052, size: 430, pose: 'point' as const }] : []),
      ...(little ? [{ who: little, x: 1080, y: 1052, size: 430, pose: 'cheer' as const }] : []),
      ...(d ? [{ who: d, x: 1420, y: 1056, size: 430, pose: 'point' as const, flip: true }] : []),
    ]) +
    lift(stage, plant(stage, 110, 1086, 380, 'show', '#8E3B46')) +
    lift(stage, plant(stage, 1820, 1090, 340, 'show2', '#41626B'))
  );
};

/** The exhibition of the children's paintings. */
export const exhibition = scene('exhibition', 'noon', drawShow, 92);
