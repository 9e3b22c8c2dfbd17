import { tokens } from '../tokens';
import { people, person } from '../people/cast';
import { guitar, harmonium, musicStand, notes, piano, sitar, tabla } from '../parts/music';
import { painting } from '../parts/painting';
import { crowd } from '../parts/crowd';
import { plant, stool, table } from '../parts/furniture';
import { pane, shaft } from '../parts/pane';
import { pendant, room } from '../parts/room';
import { rug } from '../parts/toys';
import { lift, soft, type Stage } from '../stage';
import { circle, group, line, rect } from '../svg';
import { scene } from './types';

const page =
  rect(-10, -30, 56, 40, '#FFFDF4') +
  line('M-4 -22h44m0 7h-44m0 7h44m0 7h-44', '#8A7A60', 1.2) +
  line('M18 -30v40', '#D8CFB8', 1.2);

const flute =
  line('M-6 2L64 -8', '#C99A66', 7) +
  [16, 28, 40].map((x) => circle(x, -1 - x * 0.13, 1.8, '#4A3326')).join('');

const draw = (stage: Stage): string => {
  const r = stage.random('music');
  const [a, b, c, d, e] = people(`music${r()}`, 5);
  const spot = (who: typeof a, x: number, y: number, size: number, more: object) =>
    who ? [{ who, x, y, size, ...more }] : [];
  return (
    room(stage, {
      wall: '#E3C2A8',
      dado: '#7E4A3C',
      floor: '#B9825A',
      floorY: 790,
      from: 'right',
    }) +
    pane(stage, 1240, 120, 480, 500, {
      round: true,
      columns: 4,
      rows: 3,
      curtain: tokens.pineLight,
    }) +
    [0, 1, 2]
      .map((i) => painting(stage, 134 + i * 200, 164, 130, 170, [3, 0, 6][i] ?? 0, tokens.woodDark))
      .join('') +
    soft(stage, rect(760, 190, 330, 16, tokens.woodDark)) +
    [800, 900, 1000]
      .map((x, i) =>
        group(guitar(120), { transform: `translate(${x} 320) rotate(${-62 + i * 4})` }),
      )
      .join('') +
    notes(820, 150, 40, '#FBF3E2') +
    shaft(stage, 1260, 200, 440, 360, -0.5, 0.22) +
    pendant(stage, 400, 90, 96, '#8E3B46') +
    pendant(stage, 1080, 90, 96, '#8E3B46') +
    piano(stage, 330, 846, 440) +
    crowd(stage, [
      {
        who: person(`maestro${r()}`, { size: 'adult', girl: false, clothes: 'kurta' }),
        x: 780,
        y: 850,
        size: 350,
        pose: 'cheer',
      },
      ...spot(a, 600, 880, 350, { pose: 'play', flip: true, inLeft: flute }),
    ]) +
    lift(stage, rug(1080, 970, 680, 104, ['#8E3B46', '#D9A63A', '#A8503F', '#F3CE83', '#8E3B46'])) +
    sitar(1830, 900, 420, 8) +
    crowd(stage, [
      ...spot(b, 1010, 920, 360, { pose: 'read', inLeft: page }),
      ...spot(c, 1190, 920, 360, { pose: 'read', inLeft: page }),
      ...spot(d, 1440, 940, 370, {
        pose: 'play',
        over: group(guitar(88), { transform: 'translate(0 -14)' }),
      }),
    ]) +
    musicStand(900, 950, 210) +
    musicStand(1310, 960, 210) +
    table(stage, 1160, 1010, 420, 50, tokens.wood, 40) +
    harmonium(stage, 1160, 1004, 260) +
    crowd(stage, spot(e, 660, 1040, 370, { pose: 'kneel' })) +
    soft(stage, tabla(770, 1056, 180)) +
    stool(380, 1060, 130) +
    lift(stage, plant(stage, 90, 1070, 320, 'music', '#B8643B')) +
    notes(1490, 620, 34, tokens.marigold)
  );
};

/** The music room: voices, strings, tabla and a piano. */
export const musicRoom = scene('music-room', 'noon', draw);
