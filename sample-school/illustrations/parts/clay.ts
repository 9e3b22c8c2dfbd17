import { type Stage, soft } from '../stage';
import { ellipse, group, line, mix, n, path, rect } from '../svg';

/** A plinth to show something on; (x, y) is the middle of its foot. */
export const plinth = (stage: Stage, x: number, y: number, w: number, h: number): string =>
  ellipse(x + w * 0.1, y, w * 0.72, w * 0.1, '#1A120A', { opacity: 0.26 }) +
  soft(
    stage,
    rect(x - w / 2, y - h, w, h, '#F4EDDD') +
      rect(x + w * 0.22, y - h, w * 0.28, h, '#DCD2BC') +
      rect(x - w * 0.56, y - h - 16, w * 1.12, 22, '#FFFDF6', { rx: 2 }) +
      rect(x - w / 2, y - h + 6, w, 7, '#1A120A', { opacity: 0.14 }) +
      rect(x - w * 0.2, y - h * 0.62, w * 0.34, h * 0.16, '#FFFFFF', { rx: 2 }) +
      line(
        `M${n(x - w * 0.15)} ${n(y - h * 0.56)}h${n(w * 0.24)}M${n(x - w * 0.15)} ${n(y - h * 0.51)}h${n(w * 0.16)}`,
        '#8C8472',
        3,
      ),
  );

/** A clay elephant with a painted cloth; (x, y) is the middle of its feet. */
export const elephant = (x: number, y: number, s: number): string => {
  const clay = '#B8643B';
  const dark = mix(clay, '#2A1A10', 0.28);
  const at = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
  return (
    path(
      `M${at(-0.42, 0)}V${n(y - s * 0.5)}Q${at(-0.4, -0.86)} ${at(0, -0.84)}Q${at(0.36, -0.84)} ${at(0.4, -0.5)}V${n(y)}H${n(x + s * 0.2)}V${n(y - s * 0.26)}H${n(x - s * 0.2)}V${n(y)}Z`,
      clay,
    ) +
    path(
      `M${at(0.06, 0)}V${n(y - s * 0.3)}H${n(x + s * 0.2)}V${n(y)}ZM${at(-0.2, 0)}V${n(y - s * 0.3)}H${n(x - s * 0.08)}V${n(y)}Z`,
      dark,
    ) +
    path(
      `M${at(-0.2, -0.82)}Q${at(0, -0.9)} ${at(0.22, -0.8)}L${at(0.26, -0.4)}Q${at(0, -0.3)} ${at(-0.22, -0.4)}Z`,
      '#2F6493',
    ) +
    line(`M${at(-0.21, -0.46)}Q${at(0, -0.37)} ${at(0.25, -0.46)}`, '#F0B429', s * 0.035) +
    path(
      `M${at(0.3, -0.56)}Q${at(0.3, -0.98)} ${at(0.58, -0.94)}Q${at(0.82, -0.9)} ${at(0.8, -0.6)}Q${at(0.8, -0.2)} ${at(0.94, -0.1)}L${at(0.9, -0.02)}Q${at(0.66, -0.08)} ${at(0.66, -0.5)}Q${at(0.48, -0.4)} ${at(0.3, -0.56)}Z`,
      mix(clay, '#FFFFFF', 0.06),
    ) +
    path(
      `M${at(0.36, -0.84)}Q${at(0.14, -0.74)} ${at(0.26, -0.46)}Q${at(0.46, -0.42)} ${at(0.5, -0.7)}Z`,
      dark,
    ) +
    path(`M${at(0.66, -0.5)}Q${at(0.72, -0.4)} ${at(0.82, -0.42)}L${at(0.72, -0.56)}Z`, '#FFF6E4') +
    ellipse(x + s * 0.64, y - s * 0.74, s * 0.025, s * 0.03, '#241E1B')
  );
};

/** A glazed vase with marigolds; (x, y) is the middle of its foot. */
export const vase = (x: number, y: number, s: number): string => {
  const at = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
  const stems = [
    [-0.3, -1.3],
    [-0.12, -1.52],
    [0.1, -1.46],
    [0.3, -1.26],
    [0.02, -1.22],
  ] as const;
  return (
    line(
      stems.map(([dx, dy]) => `M${at(0, -0.8)}Q${at(dx * 0.4, -1)} ${at(dx, dy)}`).join(''),
      '#3D7259',
      s * 0.035,
    ) +
    stems
      .map(([dx, dy], i) =>
        group(
          ellipse(0, 0, s * 0.13, s * 0.12, i % 2 ? '#E9A520' : '#DD7F1F') +
            ellipse(0, 0, s * 0.07, s * 0.06, i % 2 ? '#FBC852' : '#F0A03A'),
          { transform: `translate(${at(dx, dy).replace(' ', ' ')})` },
        ),
      )
      .join('') +
    path(
      `M${at(-0.1, -0.86)}H${n(x + s * 0.1)}Q${at(0.08, -0.7)} ${at(0.24, -0.56)}Q${at(0.4, -0.3)} ${at(0.18, 0)}H${n(x - s * 0.18)}Q${at(-0.4, -0.3)} ${at(-0.24, -0.56)}Q${at(-0.08, -0.7)} ${at(-0.1, -0.86)}Z`,
      '#2C6C70',
    ) +
    path(
      `M${at(0.1, -0.6)}Q${at(0.3, -0.34)} ${at(0.1, 0)}H${n(x + s * 0.18)}Q${at(0.4, -0.3)} ${at(0.24, -0.56)}Z`,
      '#0B1A14',
      {
        opacity: 0.22,
      },
    ) +
    line(
      `M${at(-0.28, -0.4)}Q${at(0, -0.32)} ${at(0.28, -0.4)}M${at(-0.3, -0.28)}Q${at(0, -0.2)} ${at(0.3, -0.28)}`,
      '#F3E6CC',
      s * 0.035,
    )
  );
};
