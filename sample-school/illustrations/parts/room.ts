import { type Stage, fade } from '../stage';
import { circle, ellipse, line, mix, n, path, rect } from '../svg';
import { glowAt } from './windows';

/** The colours of a room; the floor begins at `floorY`. */
export interface RoomOptions {
  wall: string;
  dado?: string;
  floor: string;
  floorY: number;
  /** Side from which the daylight falls. */
  from?: 'left' | 'right';
  /** Boards, or smooth tiles. */
  kind?: 'boards' | 'tiles';
}

const floorLines = (stage: Stage, o: RoomOptions): string => {
  const { width: w, height: h } = stage;
  const dark = mix(o.floor, '#2A1A10', 0.3);
  const vx = w * 0.5;
  const vy = o.floorY - h * 0.42;
  let d = '';
  for (let i = -16; i <= 16; i += 1) {
    const x = vx + i * w * 0.085;
    const t = (o.floorY - vy) / (h - vy);
    d += `M${n(vx + (x - vx) * t)} ${n(o.floorY)}L${n(x)} ${n(h)}`;
  }
  let rows = '';
  for (let k = 1; k < 6; k += 1) {
    const y = o.floorY + (h - o.floorY) * (k / 6) ** 1.7;
    rows += `M0 ${n(y)}H${w}`;
  }
  return (
    line(d, dark, 2, { opacity: 0.32 }) +
    (o.kind === 'tiles' ? line(rows, dark, 2, { opacity: 0.26 }) : '')
  );
};

/** Walls and floor of a room, lighter on the side of the window. */
export const room = (stage: Stage, o: RoomOptions): string => {
  const { width: w, height: h } = stage;
  const light = mix(o.wall, '#FFFFFF', 0.35);
  const dark = mix(o.wall, '#3A2A20', 0.16);
  const wash = fade(
    stage,
    o.from === 'right'
      ? [
          [0, dark],
          [1, light],
        ]
      : [
          [0, light],
          [1, dark],
        ],
    'right',
  );
  const ceiling = fade(stage, [
    [0, '#2A1A10', 0.22],
    [1, '#2A1A10', 0],
  ]);
  const deep = fade(stage, [
    [0, mix(o.floor, '#2A1A10', 0.2)],
    [0.3, o.floor],
    [1, mix(o.floor, '#FFFFFF', 0.1)],
  ]);
  const dado = o.dado ?? mix(o.wall, '#5A3E28', 0.3);
  const top = o.floorY - h * 0.17;
  let boards = '';
  for (let x = 0; x < w; x += w / 36) boards += `M${n(x)} ${n(top + 12)}V${n(o.floorY)}`;
  return (
    wash.def +
    ceiling.def +
    deep.def +
    rect(0, 0, w, h, wash.fill) +
    rect(0, 0, w, h * 0.2, ceiling.fill) +
    rect(0, h * 0.075, w, 7, mix(o.wall, '#FFFFFF', 0.5), { opacity: 0.6 }) +
    rect(0, top, w, o.floorY - top, dado) +
    line(boards, mix(dado, '#2A1A10', 0.35), 2, { opacity: 0.35 }) +
    rect(0, top - 4, w, 12, mix(dado, '#FFFFFF', 0.28)) +
    rect(0, top + 8, w, 5, '#2A1A10', { opacity: 0.12 }) +
    rect(0, o.floorY, w, h - o.floorY, deep.fill) +
    floorLines(stage, o) +
    rect(0, o.floorY - 16, w, 16, mix(dado, '#FFFFFF', 0.18)) +
    rect(0, o.floorY, w, 12, '#2A1A10', { opacity: 0.16 })
  );
};

/** A lamp that hangs from the ceiling; (x, y) is the lower edge of its shade. */
export const pendant = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  tone: string,
  lit = true,
): string =>
  line(`M${n(x)} 0V${n(y - size * 0.6)}`, '#3A2C24', 3) +
  (lit
    ? glowAt({ ...stage, palette: { ...stage.palette, lamp: '#FFE3A6' } }, x, y, size * 2.6, 0.6)
    : '') +
  ellipse(x, y, size * 0.3, size * 0.16, '#FFF3D2') +
  path(
    `M${n(x - size * 0.62)} ${n(y)}C${n(x - size * 0.5)} ${n(y - size * 0.5)} ${n(x - size * 0.2)} ${n(y - size * 0.62)} ${n(x)} ${n(y - size * 0.64)}C${n(x + size * 0.2)} ${n(y - size * 0.62)} ${n(x + size * 0.5)} ${n(y - size * 0.5)} ${n(x + size * 0.62)} ${n(y)}Q${n(x)} ${n(y + size * 0.12)} ${n(x - size * 0.62)} ${n(y)}Z`,
    tone,
  ) +
  circle(x, y - size * 0.66, size * 0.08, '#3A2C24');
