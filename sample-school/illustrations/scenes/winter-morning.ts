import { tokens } from '../tokens';
import { crowd, row } from '../parts/crowd';
import { deodar } from '../parts/deodar';
import { lampPost } from '../parts/grounds';
import { school } from '../parts/school';
import { vista } from '../parts/vista';
import { snowball, snowfall, snowman } from '../parts/weather';
import { glowAt } from '../parts/windows';
import { lift, type Stage } from '../stage';
import { ellipse, group, mix, path, place } from '../svg';
import { scene } from './types';

const tracks = (stage: Stage): string =>
  Array.from({ length: 30 }, (_, i) =>
    ellipse(
      960 + Math.sin(i * 0.34) * 60 + (i % 2 ? 8 : -8) * (1 + i * 0.06),
      790 + i * i * 0.33,
      4 + i * 0.3,
      2 + i * 0.13,
      stage.palette.snowShade,
      { opacity: 0.8 },
    ),
  ).join('');

const draw = (stage: Stage): string => {
  const { palette: p } = stage;
  const r = stage.random('winter');
  const warm = { clothes: 'winter' as const };
  const scarf = () => r.pick([tokens.marigold, tokens.houseRed, '#2F6493', '#E9DDBE']);
  return (
    vista(stage, { horizon: 0.6, trees: 150, clouds: 4 }) +
    lift(
      stage,
      deodar(stage, 130, 800, 500, 'a') +
        deodar(stage, 300, 790, 350, 'b') +
        deodar(stage, 1800, 800, 540, 'c') +
        deodar(stage, 1620, 780, 330, 'd'),
    ) +
    lift(stage, path('M-20 740Q500 690 980 706T1940 730V1100H-20Z', p.near[1])) +
    lift(stage, place(school(stage), 960, 762, 1.5)) +
    glowAt(stage, 960, 730, 120, 0.5) +
    lift(stage, path('M-20 790Q420 748 760 778H1160Q1500 744 1940 788V1100H-20Z', p.near[2])) +
    path('M-20 880Q400 800 900 850T1940 830V910Q1500 850 960 900T-20 960Z', p.snowShade, {
      opacity: 0.32,
    }) +
    path('M900 776H1020C1030 880 1120 960 1240 1100H680C820 960 890 880 900 776Z', p.path, {
      opacity: 0.85,
    }) +
    tracks(stage) +
    lampPost(stage, 800, 850, 130) +
    lampPost(stage, 1130, 850, 130) +
    crowd(stage, [
      ...row(stage, {
        label: 'walk',
        count: 3,
        from: 880,
        to: 1080,
        y: 880,
        size: 170,
        known: { ...warm, colour: scarf() },
        poses: ['walk', 'stroll', 'ease'],
        stray: 14,
      }),
      ...row(stage, {
        label: 'far',
        count: 4,
        from: 1180,
        to: 1560,
        y: 852,
        size: 140,
        known: { ...warm, size: 'junior', colour: scarf() },
        poses: ['run', 'cheer', 'jump', 'wave'],
        stray: 18,
      }),
      ...row(stage, {
        label: 'left',
        count: 2,
        from: 540,
        to: 740,
        y: 868,
        size: 150,
        known: { ...warm, colour: scarf() },
        poses: ['show', 'wave'],
      }),
    ]) +
    lift(stage, snowman(stage, 420, 1010, 300)) +
    crowd(stage, [
      ...row(stage, {
        label: 'man',
        count: 1,
        from: 190,
        to: 250,
        y: 1012,
        size: 270,
        known: { ...warm, size: 'junior', colour: tokens.marigold },
        poses: ['point'],
      }),
      ...row(stage, {
        label: 'man2',
        count: 1,
        from: 570,
        to: 640,
        y: 1022,
        size: 270,
        known: { ...warm, size: 'junior', colour: tokens.houseRed },
        poses: ['reach'],
        more: { flip: true },
      }),
      ...row(stage, {
        label: 'throw',
        count: 2,
        from: 1320,
        to: 1700,
        y: 1010,
        size: 270,
        known: { ...warm, size: 'junior', colour: '#2F6493' },
        poses: ['reach', 'cheer'],
        more: { inRight: snowball(7) },
      }),
    ]) +
    group(
      path(
        'M-20 1010Q300 1040 560 1066T1100 1060T1940 1024V1100H-20Z',
        mix(p.near[2], p.snowShade, 0.22),
      ),
    ) +
    snowfall(stage)
  );
};

/** A winter morning: snow on the roofs and the first children on the way in. */
export const winterMorning = scene('winter-morning', 'snow', draw, 41);
