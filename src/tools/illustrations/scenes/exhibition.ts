import { painting } from '../parts/painting';
import { crowd } from '../parts/crowd';
import { plant } from '../parts/furniture';
import { room } from '../parts/room';
import { people, person } from '../people/cast';
import { type Stage, lift, soft } from '../stage';
import { ellipse, line, n, path, poly, rect } from '../svg';
import { tokens } from '../tokens';
import { scene } from './types';

const drawShow = (stage: Stage, seed: number): string => {
  const [a, b, c, d, e] = people(`show${stage.random('show')()}`, 5);
  const spot = (
    who: typeof a,
    x: number,
    y: number,
    size: number,
    pose: 'point' | 'ease' | 'hold' | 'lean' | 'wave',
    flip = false,
  ) => (who ? [{ who, x, y, size, pose, flip }] : []);
  const lamp = (x: number): string =>
    line(`M${x} 0V60`, '#3A2C24', 5) +
    path(`M${x - 20} 60h40l10 26h-60Z`, '#3A474C') +
    poly(
      [
        [x - 24, 88],
        [x + 24, 88],
        [x + 150, 560],
        [x - 150, 560],
      ],
      '#FFF3D2',
      { opacity: 0.15 },
    );
  return (
    room(stage, { wall: '#E9DCCB', dado: '#CDB798', floor: '#8F6B4C', floorY: 790, from: 'left' }) +
    [
      [120, 170, 300, 230],
      [120, 480, 180, 160],
      [350, 470, 200, 190],
      [620, 190, 260, 420],
      [960, 170, 320, 240],
      [960, 500, 150, 160],
      [1170, 490, 180, 180],
      [1440, 180, 330, 260],
      [1440, 520, 190, 150],
      [1690, 510, 130, 170],
    ]
      .map(([x = 0, y = 0, w = 0, h = 0], i) =>
        painting(
          stage,
          x,
          y,
          w,
          h,
          i * 3 + seed,
          [tokens.woodDark, '#FFFDF6', tokens.pineLight, '#B9832A'][(i + seed) % 4],
        ),
      )
      .join('') +
    [280, 760, 1120, 1600].map(lamp).join('') +
    crowd(stage, [
      ...spot(a, 300, 900, 350, 'point', true),
      ...spot(b, 470, 890, 340, 'ease'),
      ...spot(c, 1290, 900, 350, 'hold'),
      {
        who: person(`visitor${n(stage.random('v')(), 4)}`, { size: 'adult' }),
        x: 1450,
        y: 910,
        size: 360,
        pose: 'ease',
      },
    ]) +
    soft(stage, rect(760, 800, 200, 190, '#F7F1E2') + rect(744, 788, 232, 22, '#FFFDF6')) +
    path('M800 790Q790 700 830 690Q800 640 860 620Q920 640 890 690Q930 700 920 790Z', '#B8643B') +
    ellipse(860, 622, 26, 8, '#8A4528') +
    line('M816 720Q860 740 904 720M812 756Q860 776 908 756', '#F3CE83', 5) +
    crowd(stage, [
      ...spot(d, 1130, 1050, 430, 'lean', true),
      ...spot(e ? { ...e, size: 'junior' as const } : e, 620, 1060, 430, 'wave'),
    ]) +
    lift(stage, plant(stage, 1790, 1070, 330, 'show', '#41626B'))
  );
};

/** The exhibition of the children's paintings. */
export const exhibition = scene('exhibition', 'noon', drawShow, 92);
