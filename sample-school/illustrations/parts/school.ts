import type { Stage } from '../stage';
import { circle, group, line, mix, n, path, poly, rect } from '../svg';
import { chimney, dormer, gable, hippedRoof } from './roofs';
import { arch, glowAt, schoolWindow } from './windows';
import { eaves, pavilion, plinth, wing } from './wings';

const tower = (stage: Stage): string => {
  const { palette: p } = stage;
  const r = stage.random('tower');
  const lit = p.lit > 0.5;
  return (
    rect(-24, -262, 48, 170, p.wall) +
    rect(8, -262, 16, 170, p.wallShade, { opacity: 0.75 }) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((k) => rect(-24, -250 + k * 13, k % 2 ? 5 : 8, 6, p.wallShade, { opacity: 0.6 }))
      .join('') +
    rect(-27, -196, 54, 4, p.trim) +
    rect(-27, -192, 54, 2, p.wallShade) +
    schoolWindow(stage, -8, -160, 9, 24, r) +
    schoolWindow(stage, 9, -160, 9, 24, r) +
    (lit ? glowAt(stage, 0, -223, 46, 0.7) : '') +
    circle(0, -223, 19.5, p.wallShade) +
    circle(0, -224, 18.5, p.roofShade) +
    circle(0, -224, 15.8, lit ? p.lamp : p.trim) +
    Array.from({ length: 12 }, (_, k) => {
      const a = (k * Math.PI) / 6;
      return `M${n(Math.sin(a) * 12.4)} ${n(-224 - Math.cos(a) * 12.4)}L${n(Math.sin(a) * 14)} ${n(-224 - Math.cos(a) * 14)}`;
    }).reduce((all, d) => all + line(d, '#4A3A30', 1.1), '') +
    line('M0 -224V-234M0 -224L7.5 -220', '#3A2C24', 1.8) +
    rect(-29, -266, 58, 5, p.trim) +
    rect(-26, -261, 52, 2.4, p.wallShade) +
    rect(-20, -290, 40, 24, p.wall) +
    rect(6, -290, 14, 24, p.wallShade, { opacity: 0.7 }) +
    [-11.5, 0, 11.5]
      .map((x) => path(arch(x, -266, 7.6, 19), lit ? mix(p.lamp, p.roof, 0.12) : p.glass))
      .join('') +
    poly(
      [
        [-29, -289],
        [0, -352],
        [29, -289],
      ],
      p.roof,
    ) +
    poly(
      [
        [0, -352],
        [29, -289],
        [5, -289],
      ],
      p.roofShade,
    ) +
    line('M-23 -301H23M-17 -314H17M-11 -327H11', p.roofShade, 1, { opacity: 0.6 }) +
    (stage.mood === 'snow'
      ? path(
          'M-25 -297L0 -354L25 -297Q14 -305 6 -299Q-2 -309 -10 -299Q-18 -306 -25 -297Z',
          '#FFFFFF',
        ) + path('M0 -354L25 -297Q18 -303 13 -301Z', '#CFDDE6')
      : '') +
    rect(-31, -291, 62, 3.6, p.trim) +
    line('M0 -350V-376', p.stone, 2) +
    circle(0, -377, 2.4, p.accent)
  );
};

const flag = (stage: Stage): string => {
  const { palette: p } = stage;
  return (
    path(
      'M1 -374C9 -378 15 -370 24 -374C27 -375.400 29 -375.500 31 -375V-361C23 -362 17 -355 9 -359.500C6 -361 3 -360.500 1 -359.500Z',
      p.roof,
    ) +
    path(
      'M1 -367.500C9 -371.500 15 -363.500 24 -367.500L31 -368V-361C23 -362 17 -355 9 -359.500C6 -361 3 -360.500 1 -359.500Z',
      p.accent,
    )
  );
};

const centre = (stage: Stage): string => {
  const { palette: p } = stage;
  const r = stage.random('centre');
  const top = -128;
  const lit = p.lit > 0.5;
  const door = lit ? p.lamp : mix(p.roofShade, p.shadow, 0.35);
  return (
    rect(-62, top, 124, -top, p.wall) +
    rect(46, top, 16, -top, p.wallShade, { opacity: 0.5 }) +
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((k) => rect(-62, top + 8 + k * 13, k % 2 ? 5 : 9, 6, p.wallShade, { opacity: 0.55 }))
      .join('') +
    rect(-66, -plinth, 132, plinth, p.stone) +
    rect(-64, -62, 128, 4, p.trim) +
    rect(-64, -58, 128, 2, p.wallShade) +
    [-44, -22, 0, 22, 44].map((x) => schoolWindow(stage, x, -76, 12, 34, r)).join('') +
    gable(stage, 0, 62, top, 52) +
    rect(-34, -56, 68, 56, p.trim) +
    rect(-34, -56, 68, 3, p.wallShade) +
    path(arch(0, 0, 46, 49), p.wallShade) +
    path(arch(0, 0, 38, 44), door) +
    (lit ? glowAt(stage, 0, -16, 60, 0.6) : '') +
    line('M0 0V-44M-19 -25H19', lit ? p.roofShade : p.wallShade, 1.2, { opacity: 0.7 }) +
    [-50, 50].map((x) => schoolWindow(stage, x, -plinth - 8, 13, 30, r)).join('') +
    poly(
      [
        [-44, 0],
        [44, 0],
        [50, 5],
        [-50, 5],
      ],
      p.trim,
    ) +
    poly(
      [
        [-50, 5],
        [50, 5],
        [57, 11],
        [-57, 11],
      ],
      p.stone,
    ) +
    poly(
      [
        [-57, 11],
        [57, 11],
        [65, 18],
        [-65, 18],
      ],
      p.trim,
    )
  );
};

/**
 * The school: two arcaded wings, gabled pavilions, a porch and the clock tower. Drawn about 620
 * units wide and 380 high with the middle of its foot at (0, 0); put it in place with `place`.
 */
export const school = (stage: Stage): string =>
  group(
    tower(stage) +
      flag(stage) +
      [-232, -96, 96, 232].map((x) => chimney(stage, x, eaves - 24, 26)).join('') +
      wing(stage, -262, -50) +
      wing(stage, 50, 262) +
      hippedRoof(stage, -262, -50, eaves, 38) +
      hippedRoof(stage, 50, 262, eaves, 38) +
      [-196, -150, -104, 104, 150, 196].map((x) => dormer(stage, x, eaves - 6, 15)).join('') +
      pavilion(stage, -282) +
      pavilion(stage, 282),
  ) + group(centre(stage), { filter: stage.use('soft') });
