import { circle, ellipse, group, line, mix, path } from '../svg';
import { hair } from './hair';
import type { Looks } from './types';

const faceShape =
  'M-79-16C-84-128 84-128 79-16C81 34 64 78 33 98C16 108-16 108-33 98C-64 78-81 34-79-16Z';

const eyes = (l: Looks): string => {
  const ink = '#2B1A14';
  const one = (side: number): string => {
    const x = side * 33;
    const lash = l.girl
      ? `M${x - 13} 3Q${x} -11 ${x + 13} 3M${x + side * 12} 2l${side * 6}-5`
      : `M${x - 12} 3Q${x} -9 ${x + 12} 3`;
    return (
      ellipse(x, 7, 12.5, 9.5, '#FFF9F0') +
      circle(x, 7, 8.6, ink) +
      circle(x - 3, 3.6, 2.7, '#FFFFFF') +
      line(lash, ink, 4.2) +
      line(
        `M${x - 17} ${-20 - l.brow}Q${x + side * 2} ${-31 - l.brow} ${x + 17} ${-20 - l.brow}`,
        mix(l.hair, l.skin, 0.12),
        l.girl ? 4.6 : 6.6,
      )
    );
  };
  return one(-1) + one(1);
};

const mouth = (l: Looks): string => {
  const lip = mix(l.skin, '#8E2F2A', l.girl && l.age > 0.3 ? 0.72 : 0.58);
  if (l.smile === 'soft')
    return (
      line('M-20 57Q0 72 20 57', lip, 5.4) +
      line('M-8 72Q0 75 8 72', mix(l.skin, '#6E3A28', 0.3), 3.4, { opacity: 0.6 })
    );
  const depth = l.smile === 'wide' ? 84 : 78;
  return (
    path(`M-25 53Q0 61 25 53Q18 ${depth} 0 ${depth}Q-18 ${depth} -25 53Z`, '#7A2F2C') +
    path('M-22 55Q0 62 22 55Q19 67 0 67.500Q-19 67-22 55Z', '#FFFDF6') +
    line(`M-25 53Q-28 51-29 48M25 53Q28 51 29 48`, mix(l.skin, '#6E3A28', 0.5), 3.4)
  );
};

const extras = (l: Looks): string => {
  const shade = mix(l.skin, '#5A2E1E', 0.42);
  let out = '';
  if (l.age > 0.55)
    out += line(
      'M-46 28Q-34 35-22 28M22 28Q34 35 46 28M-40 44Q-46 56-42 66M40 44Q46 56 42 66',
      shade,
      2.8,
      { opacity: 0.4 },
    );
  if (l.beard)
    out += path(
      'M-80 2C-80 60-58 118 0 122C58 118 80 60 80 2C74 28 64 46 46 48C30 40-30 40-46 48C-64 46-74 28-80 2ZM-26 58Q0 50 26 58Q16 74 0 74Q-16 74-26 58Z',
      l.hair,
      { 'fill-rule': 'evenodd' },
    );
  if (l.moustache || l.beard)
    out += path(
      'M0 45C14 39 30 45 40 57C24 60 10 57 0 52C-10 57-24 60-40 57C-30 45-14 39 0 45Z',
      l.hair,
    );
  if (l.bindi) out += circle(0, -26, 5.6, '#A8322A');
  if (l.glasses)
    out +=
      ellipse(-34, 8, 24, 20, '#FFFFFF', {
        'fill-opacity': 0.14,
        stroke: '#3A2C26',
        'stroke-width': 4.4,
      }) +
      ellipse(34, 8, 24, 20, '#FFFFFF', {
        'fill-opacity': 0.14,
        stroke: '#3A2C26',
        'stroke-width': 4.4,
      }) +
      line('M-10 5Q0-1 10 5M-58 4L-78-4M58 4L78-4', '#3A2C26', 4.4);
  return out;
};

/** How a head is held: `turn` -1 (left) to 1 (right), `tilt` in degrees. */
export interface HeadPose {
  turn?: number;
  tilt?: number;
}

/**
 * A head: its middle at (0, 0), the chin near y = 105, the crown near y = -125. Gives the hair that
 * hangs behind the body and the head itself, so that shoulders can be put between them.
 */
export const head = (
  looks: Looks,
  { turn = 0, tilt = 0 }: HeadPose = {},
): { back: string; front: string } => {
  const { skin } = looks;
  const shade = mix(skin, '#6B2F1F', 0.3);
  const style = hair(looks);
  const covered = looks.style === 'scarf';
  const dx = turn * 17;
  const ear = (side: number): string =>
    ellipse(side * 81 - turn * 5, 10, 13, 19, shade) +
    ellipse(side * 79 - turn * 5, 10, 9, 14, skin);
  const face = group(
    eyes(looks) +
      line('M3 20C9 31 9 37 2 40Q-4 42-9 39', shade, 4.8) +
      mouth(looks) +
      ellipse(-49, 43, 17, 11, '#D5543F', { opacity: 0.17 }) +
      ellipse(49, 43, 17, 11, '#D5543F', { opacity: 0.17 }) +
      extras(looks),
    { transform: `translate(${dx} 0)` },
  );
  const turned = tilt ? { transform: `rotate(${tilt})` } : {};
  return {
    back: group(style.back, turned),
    front: group(
      (covered ? '' : ear(-1) + ear(1)) +
        path(faceShape, skin) +
        path(
          'M79-16C81 34 64 78 33 98C16 108-16 108-33 98C14 100 52 62 56-18C58-56 40-80 14-78C60-84 80-60 79-16Z',
          shade,
          { opacity: 0.3 },
        ) +
        path('M-76-26C-50-48 50-48 76-26C78-60 50-84 0-84C-50-84-78-60-76-26Z', shade, {
          opacity: 0.28,
        }) +
        face +
        style.front +
        style.over,
      turned,
    ),
  };
};
