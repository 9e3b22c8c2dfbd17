/** A point: x to the right, y down, in the units of its drawing. */
export type Point = readonly [number, number];

/** A number as short SVG text, rounded to a tenth (or `digits` places). */
export const n = (value: number, digits = 1): string => String(+value.toFixed(digits));

/** Extra attributes of an element, for example `{ opacity: 0.5 }`. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const attributes = (more: Attributes): string =>
  Object.entries(more)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value, 3) : value}"`)
    .join('');

/** A rectangle. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${attributes(more)}/>`;

/** A circle. */
export const circle = (x: number, y: number, r: number, fill: string, more: Attributes = {}) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attributes(more)}/>`;

/** An ellipse. */
export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(more)}/>`;

/** A filled path from its data. */
export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

/** A stroked path; its ends are round unless `more` says otherwise. */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width, 2)}"${attributes({
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })}/>`;

/** Path data of a closed shape through the points. */
export const shape = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A filled polygon. */
export const poly = (points: readonly Point[], fill: string, more: Attributes = {}): string =>
  path(shape(points), fill, more);

/** A group. */
export const group = (body: string, more: Attributes = {}): string =>
  body === '' ? '' : `<g${attributes(more)}>${body}</g>`;

/** A group moved to (x, y), then scaled; a negative `scaleX` mirrors it. */
export const place = (body: string, x: number, y: number, scale = 1, scaleX = scale): string =>
  group(body, { transform: `translate(${n(x)} ${n(y)}) scale(${n(scaleX, 3)} ${n(scale, 3)})` });

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** The colour `share` (0 to 1) of the way from one `#RRGGBB` colour to another. */
export const mix = (from: string, to: string, share: number): string => {
  const a = channels(from);
  const b = channels(to);
  const sum = a.map((value, i) => Math.round(value + ((b[i] ?? value) - value) * share));
  return `#${sum.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};
