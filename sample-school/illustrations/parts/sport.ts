import { type Stage, soft } from '../stage';
import { circle, ellipse, group, line, mix, n, path, poly, rect } from '../svg';
import { tokens } from '../tokens';

/** Running lanes in perspective between two heights of the picture. */
export const track = (
  stage: Stage,
  top: number,
  bottom: number,
  lanes: number,
  bend = 40,
): string => {
  const { width: w } = stage;
  const edge = (t: number): string => {
    const y = top + (bottom - top) * t ** 1.35;
    const sag = bend * (1 - t * 0.4);
    return `M-20 ${n(y + sag)}Q${n(w / 2)} ${n(y - sag)} ${n(w + 20)} ${n(y + sag)}`;
  };
  let lines = '';
  for (let i = 0; i <= lanes; i += 1)
    lines += line(edge(i / lanes), '#FFF6E6', 2 + (i / lanes) * 4, { opacity: 0.9 });
  const first = edge(0);
  return (
    soft(
      stage,
      path(
        `${first}L${n(w + 20)} ${n(bottom + bend * 0.6)}Q${n(w / 2)} ${n(bottom - bend * 0.6)} -20 ${n(bottom + bend * 0.6)}Z`,
        mix('#B9593F', stage.palette.roof, 0.4),
      ),
    ) + lines
  );
};

/** A striped awning tent for guests; (x, y) is the middle of its foot. */
export const tent = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  a: string,
  b = '#FFFBEF',
): string => {
  const count = 8;
  let roof = '';
  for (let i = 0; i < count; i += 1) {
    const l = x - w / 2 + (w / count) * i;
    const rr = l + w / count;
    const top = (v: number): number => x + (v - x) * 0.42;
    roof += poly(
      [
        [l, y - h * 0.62],
        [rr, y - h * 0.62],
        [top(rr), y - h],
        [top(l), y - h],
      ],
      i % 2 ? b : a,
    );
    roof += path(
      `M${n(l)} ${n(y - h * 0.62)}H${n(rr)}V${n(y - h * 0.54)}Q${n((l + rr) / 2)} ${n(y - h * 0.44)} ${n(l)} ${n(y - h * 0.54)}Z`,
      i % 2 ? mix(b, '#2A1A10', 0.08) : mix(a, '#2A1A10', 0.14),
    );
  }
  return soft(
    stage,
    rect(x - w * 0.47, y - h * 0.6, w * 0.94, h * 0.5, '#2A1A10', { opacity: 0.22 }) +
      [-0.47, -0.16, 0.16, 0.47]
        .map((k) => line(`M${n(x + k * w)} ${n(y)}V${n(y - h * 0.6)}`, '#F4EFE2', 6))
        .join('') +
      roof +
      line(`M${n(x)} ${n(y - h)}V${n(y - h * 1.16)}`, '#8A7A60', 3) +
      poly(
        [
          [x, y - h * 1.16],
          [x + 30, y - h * 1.1],
          [x, y - h * 1.05],
        ],
        a,
      ),
  );
};

/** The finish: two posts with a ribbon between them. */
export const finishLine = (
  stage: Stage,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  tall: number,
): string =>
  soft(
    stage,
    line(
      `M${n(x1)} ${n(y1)}V${n(y1 - tall * 0.8)}M${n(x2)} ${n(y2)}V${n(y2 - tall)}`,
      '#FFFDF6',
      10,
    ) +
      poly(
        [
          [x1, y1 - tall * 0.78],
          [x2, y2 - tall * 0.98],
          [x2, y2 - tall * 0.8],
          [x1, y1 - tall * 0.64],
        ],
        tokens.pine,
      ) +
      poly(
        [
          [x1, y1 - tall * 0.74],
          [x2, y2 - tall * 0.93],
          [x2, y2 - tall * 0.89],
          [x1, y1 - tall * 0.71],
        ],
        tokens.marigold,
      ),
  );

/** A football, or with `kind` a basketball. */
export const ball = (x: number, y: number, r: number, kind: 'foot' | 'basket' = 'foot'): string =>
  kind === 'foot'
    ? circle(x, y, r, '#FFFDF6') +
      circle(x, y, r * 0.36, '#2C3A40') +
      line(
        [0, 72, 144, 216, 288]
          .map(
            (a) =>
              `M${n(x + Math.sin((a * Math.PI) / 180) * r * 0.36)} ${n(y - Math.cos((a * Math.PI) / 180) * r * 0.36)}L${n(x + Math.sin((a * Math.PI) / 180) * r * 0.9)} ${n(y - Math.cos((a * Math.PI) / 180) * r * 0.9)}`,
          )
          .join(''),
        '#2C3A40',
        r * 0.1,
      )
    : circle(x, y, r, '#D9743A') +
      line(
        `M${n(x - r)} ${n(y)}H${n(x + r)}M${n(x)} ${n(y - r)}V${n(y + r)}M${n(x - r * 0.7)} ${n(y - r * 0.7)}Q${n(x - r * 0.1)} ${n(y)} ${n(x - r * 0.7)} ${n(y + r * 0.7)}M${n(x + r * 0.7)} ${n(y - r * 0.7)}Q${n(x + r * 0.1)} ${n(y)} ${n(x + r * 0.7)} ${n(y + r * 0.7)}`,
        '#6B3418',
        r * 0.09,
      );

/** A goal seen from the front; (x, y) is the middle of its foot. */
export const goal = (x: number, y: number, w: number, h: number): string => {
  let net = '';
  for (let i = 1; i < 16; i += 1) net += `M${n(x - w / 2 + (w * i) / 16)} ${n(y - h)}V${n(y)}`;
  for (let i = 1; i < 7; i += 1)
    net += `M${n(x - w / 2)} ${n(y - h + (h * i) / 7)}H${n(x + w / 2)}`;
  return (
    group(
      line(net, '#FFFFFF', 1.6, { opacity: 0.55 }) +
        line(`M${n(x - w / 2)} ${n(y)}V${n(y - h)}H${n(x + w / 2)}V${n(y)}`, '#FFFDF6', 9),
    ) + ellipse(x, y, w * 0.52, 6, '#0B1A14', { opacity: 0.12 })
  );
};

/** A house flag on a staff, to be held: the hand is at (0, 0). */
export const houseFlag = (colour: string, s = 60): string =>
  line(`M0 ${n(s * 0.5)}V${n(-s * 1.6)}`, '#C9A66A', s * 0.06) +
  path(
    `M0 ${n(-s * 1.56)}Q${n(s * 0.3)} ${n(-s * 1.7)} ${n(s * 0.55)} ${n(-s * 1.54)}T${n(s * 1.05)} ${n(-s * 1.56)}V${n(-s * 0.92)}Q${n(s * 0.8)} ${n(-s * 0.8)} ${n(s * 0.5)} ${n(-s * 0.92)}T0 ${n(-s * 0.9)}Z`,
    colour,
  ) +
  circle(s * 0.5, -s * 1.23, s * 0.14, '#FFFDF6', { opacity: 0.9 });
