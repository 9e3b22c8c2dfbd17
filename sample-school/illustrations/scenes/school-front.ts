import { people, person } from '../people/cast';
import { crowd, row } from '../parts/crowd';
import { deodar } from '../parts/deodar';
import { grass, lampPost, shrub } from '../parts/grounds';
import { hedge } from '../parts/hedge';
import { leafy } from '../parts/leafy';
import { school } from '../parts/school';
import { field, vista } from '../parts/vista';
import { lift, type Stage } from '../stage';
import { group, line, mix, n, path, place } from '../svg';
import { scene } from './types';

const drive = (stage: Stage): string => {
  const { palette: p } = stage;
  const d = 'M880 778H1040C1080 870 1180 960 1340 1100H560C720 960 840 880 880 778Z';
  const clip = stage.id('drive');
  let joints = '';
  for (let i = 1; i < 9; i += 1) {
    const t = (i / 9) ** 1.5;
    joints += `M${n(880 - 320 * t)} ${n(778 + 310 * t)}Q960 ${n(790 + 310 * t)} ${n(1040 + 300 * t)} ${n(778 + 310 * t)}`;
  }
  return (
    lift(stage, path(d, p.path)) +
    `<clipPath id="${clip}"><path d="${d}"/></clipPath>` +
    group(line(joints, mix(p.path, p.shadow, 0.2), 2.5, { opacity: 0.5 }), {
      'clip-path': `url(#${clip})`,
    }) +
    path('M1010 778H1040C1080 870 1180 960 1340 1100H1240C1110 960 1040 870 1010 778Z', p.shadow, {
      opacity: 0.08,
    })
  );
};

const draw = (stage: Stage): string => {
  const r = stage.random('front');
  const { palette: p } = stage;
  const [a, b, c] = people(`front${r()}`, 3);
  return (
    vista(stage, { horizon: 0.6, trees: 150, clouds: 4 }) +
    field(stage, 716) +
    lift(
      stage,
      deodar(stage, 190, 800, 470, 'a') +
        deodar(stage, 1760, 800, 510, 'b') +
        deodar(stage, 330, 790, 330, 'c') +
        deodar(stage, 1630, 790, 300, 'd'),
    ) +
    lift(stage, place(school(stage), 960, 770, 1.72)) +
    hedge(stage, 420, 836, 792, 24) +
    hedge(stage, 1084, 1500, 792, 24) +
    drive(stage) +
    [450, 560, 690, 1240, 1370, 1480]
      .map((x, i) => shrub(stage, x, 812 + (i % 2) * 8, 62 + (i % 3) * 10, `s${i}`))
      .join('') +
    lampPost(stage, 770, 862, 120) +
    lampPost(stage, 1150, 862, 120) +
    crowd(stage, [
      ...row(stage, {
        label: 'steps',
        count: 4,
        from: 876,
        to: 1044,
        y: 812,
        size: 92,
        known: { clothes: 'blazer' },
        poses: ['stand', 'wave', 'ease', 'walk'],
        stray: 6,
      }),
      ...row(stage, {
        label: 'mid',
        count: 5,
        from: 1100,
        to: 1520,
        y: 900,
        size: 152,
        poses: ['walk', 'stroll', 'wave', 'ease', 'read'],
        stray: 16,
      }),
      ...row(stage, {
        label: 'left',
        count: 4,
        from: 440,
        to: 770,
        y: 900,
        size: 150,
        known: { size: 'junior' },
        poses: ['run', 'skip', 'jump', 'wave'],
        stray: 18,
      }),
    ]) +
    lift(stage, leafy(stage, 70, 1020, 560, 'l', p.accent)) +
    crowd(stage, [
      {
        who: person(`teacher${r()}`, { size: 'adult', girl: true }),
        x: 1470,
        y: 1010,
        size: 236,
        pose: 'ease',
        flip: true,
      },
      ...(a ? [{ who: a, x: 980, y: 1030, size: 240, pose: 'walk' as const }] : []),
      ...(b ? [{ who: b, x: 1090, y: 1034, size: 240, pose: 'stroll' as const }] : []),
      ...(c
        ? [
            {
              who: { ...c, size: 'little' as const, clothes: 'pinafore' as const },
              x: 1390,
              y: 1016,
              size: 236,
              pose: 'wave' as const,
            },
          ]
        : []),
    ]) +
    grass(stage, -20, 600, () => 1086, 40, p.near[1]) +
    grass(stage, 1320, 1940, () => 1086, 40, p.near[1])
  );
};

/** The front of the school at the beginning of a day. */
export const schoolFront = scene('school-front', 'noon', draw, 61);
