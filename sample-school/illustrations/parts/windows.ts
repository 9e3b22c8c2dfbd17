import type { Random } from '../random';
import type { Stage } from '../stage';
import { circle, ellipse, line, mix, n, path, rect } from '../svg';

/** Path data of an opening with a round head; (x, y) is the middle of its foot. */
export const arch = (x: number, y: number, wide: number, tall: number): string =>
  `M${n(x - wide / 2)} ${n(y)}v${n(wide / 2 - tall)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(wide)} 0v${n(tall - wide / 2)}Z`;

/** A window with surround, panes and, when it is lit, a warm light; (x, y) is the middle of its foot. */
export const schoolWindow = (
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  tall: number,
  r: Random,
  kind: 'arch' | 'square' = 'arch',
): string => {
  const { palette: p } = stage;
  const lit = r.chance(p.lit);
  const pane = lit ? mix(p.lamp, p.roof, r(0, 0.16)) : p.glass;
  const d =
    kind === 'arch'
      ? arch(x, y, wide, tall)
      : `M${n(x - wide / 2)} ${n(y)}v${n(-tall)}h${n(wide)}v${n(tall)}Z`;
  const frame =
    kind === 'arch'
      ? arch(x, y, wide + 3.4, tall + 2.2)
      : `M${n(x - wide / 2 - 1.7)} ${n(y)}v${n(-tall - 1.8)}h${n(wide + 3.4)}v${n(tall + 1.8)}Z`;
  const bar = lit ? mix(p.roofShade, p.lamp, 0.2) : p.trim;
  return (
    (lit ? ellipse(x, y - tall * 0.5, wide * 1.5, tall * 0.95, p.lamp, { opacity: 0.15 }) : '') +
    path(frame, p.trim) +
    path(d, pane) +
    (lit
      ? ''
      : path(
          `M${n(x - wide * 0.42)} ${n(y - tall * 0.2)}L${n(x + wide * 0.3)} ${n(y - tall * 0.86)}l${n(wide * 0.16)} 0L${n(x - wide * 0.42)} ${n(y - tall * 0.02)}Z`,
          p.trim,
          { opacity: 0.2 },
        )) +
    line(
      `M${n(x)} ${n(y)}v${n(-tall + 1)}M${n(x - wide / 2)} ${n(y - tall * 0.52)}h${n(wide)}`,
      bar,
      0.9,
      { opacity: 0.85 },
    ) +
    rect(x - wide / 2 - 2.4, y, wide + 4.8, 1.7, p.wallShade)
  );
};

/** The light that falls from a lamp or a lit door; (x, y) is its middle. */
export const glowAt = (
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  opacity = 0.5,
): string => {
  const id = stage.id('lamp');
  return (
    `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${stage.palette.lamp}" stop-opacity=".9"/><stop offset=".35" stop-color="${stage.palette.lamp}" stop-opacity=".32"/><stop offset="1" stop-color="${stage.palette.lamp}" stop-opacity="0"/></radialGradient></defs>` +
    circle(x, y, radius, `url(#${id})`, { opacity })
  );
};
