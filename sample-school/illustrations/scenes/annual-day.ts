import { tokens } from '../tokens';
import { guitar, tabla } from '../parts/music';
import { crowd, row } from '../parts/crowd';
import { beam, diya, lantern } from '../parts/lights';
import { curtains, garland } from '../parts/festive';
import { deodar } from '../parts/deodar';
import { peaks } from '../parts/peaks';
import { sky, stars, moon } from '../parts/sky';
import { lift, soft, type Stage } from '../stage';
import { circle, ellipse, group, line, mix, path, rect } from '../svg';
import { scene } from './types';

const backdrop = (stage: Stage): string =>
  sky(stage) +
  (stage.mood === 'night' ? stars(stage, 160) + moon(stage, 46) : '') +
  peaks(stage) +
  path('M0 560Q500 430 960 520T1920 470V1080H0Z', stage.palette.far[2]) +
  path('M0 640Q460 540 980 620T1920 570V1080H0Z', stage.palette.near[0]) +
  lift(
    stage,
    [220, 330, 1490, 1610, 1740]
      .map((x, i) => deodar(stage, x, 800, 300 + (i % 3) * 70, `s${i}`))
      .join(''),
  );

const audience = (stage: Stage): string => {
  const r = stage.random('audience');
  let out = '';
  for (let k = 0; k < 2; k += 1)
    for (let i = 0; i < 15 + k; i += 1) {
      const x = -30 + i * 135 + k * -50 + r(-12, 12);
      const y = 1076 + k * 40;
      const hair = mix('#120E14', '#2A1E19', r());
      out +=
        path(
          `M${x - 66} 1100Q${x - 60} ${y - 46} ${x} ${y - 48}Q${x + 60} ${y - 46} ${x + 66} 1100Z`,
          mix('#14261F', '#1A3D2E', r()),
        ) +
        ellipse(x, y - 78, 36, 40, hair) +
        (r.chance(0.4)
          ? circle(x + r(-6, 6), y - 118, 17, hair)
          : r.chance(0.4)
            ? path(
                `M${x - 36} ${y - 80}q-14 50 -4 70h14ZM${x + 36} ${y - 80}q14 50 4 70h-14Z`,
                hair,
              )
            : '');
    }
  return soft(stage, out);
};

const draw = (stage: Stage, seed: number): string => {
  const r = stage.random('annual');
  // The dancers stand in the light of the stage, not in that of the evening.
  const lit: Stage = { ...stage, mood: 'noon' };
  const colours = ['#B8443B', '#2F6493', '#8E3B86', '#D9743A', '#2C7A6A', '#C9942F'];
  const dancers = row(stage, {
    label: 'dance',
    count: 5,
    from: 480,
    to: 1440,
    y: 872,
    size: 292,
    known: { clothes: 'dance' },
    poses: ['dance', 'twirl', 'cheer', 'twirl', 'dance'],
    stray: 10,
  }).map((spot, i) => ({
    ...spot,
    who: { ...spot.who, colour: colours[(i + seed) % colours.length] ?? tokens.houseRed },
    flip: i > 2,
    y: 872 + Math.abs(i - 2) * -22,
  }));
  return (
    backdrop(stage) +
    [560, 760, 960, 1160, 1360]
      .map((x, i) =>
        lantern(stage, x, 250 + Math.abs(i - 2) * 26, 66, colours[i] ?? tokens.marigold),
      )
      .join('') +
    rect(0, 770, 1920, 200, '#8A5A3A') +
    Array.from({ length: 26 }, (_, i) =>
      line(`M${960 + (i - 13) * 60} 770L${960 + (i - 13) * 110} 970`, '#5E3C2B', 2, {
        opacity: 0.5,
      }),
    ).join('') +
    rect(0, 770, 1920, 12, '#2A1A10', { opacity: 0.25 }) +
    beam(stage, 300, 60, 700, 880, 170) +
    beam(stage, 1620, 60, 1220, 880, 170) +
    beam(stage, 960, 20, 960, 890, 200, '#FFF3D2') +
    crowd(
      lit,
      row(stage, {
        label: 'chorus',
        count: 4,
        from: 330,
        to: 620,
        y: 810,
        size: 232,
        known: { clothes: 'summer' },
        poses: ['read', 'hold'],
      }),
    ) +
    crowd(
      lit,
      row(stage, {
        label: 'band',
        count: 2,
        from: 1320,
        to: 1540,
        y: 816,
        size: 232,
        known: { clothes: 'kurta', size: 'senior' },
        poses: ['play'],
        more: { over: group(guitar(84), { transform: 'translate(0 -12)' }) },
      }),
    ) +
    crowd(lit, dancers) +
    soft(stage, tabla(1560, 880, 110)) +
    rect(0, 958, 1920, 140, '#4A2E22') +
    rect(0, 952, 1920, 14, tokens.marigold) +
    garland(0, 980, 640, 980, 14, 22) +
    garland(640, 980, 1280, 980, 14, 22) +
    garland(1280, 980, 1920, 980, 14, 22) +
    [80, 420, 760, 1160, 1500, 1840].map((x) => diya(stage, x, 952, 46)).join('') +
    curtains(stage, '#8E2F38', 0.7 + r(0, 0.04)) +
    audience(stage)
  );
};

/** Annual Day: dancers on the stage in the evening. */
export const annualDay = scene('annual-day', 'night', draw, 5, false);
