import { type Stage, soft } from '../stage';
import { circle, ellipse, line, mix, n, path } from '../svg';
import { tokens } from '../tokens';

/** A string of marigolds between two points. */
export const garland = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  size: number,
): string => {
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / (size * 1.1));
  let out = '';
  for (let i = 0; i <= count; i += 1) {
    const t = i / count;
    const x = x1 + (x2 - x1) * t;
    const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t);
    out +=
      circle(x, y, size * 0.62, i % 2 ? '#E07B2E' : tokens.marigold) +
      circle(x - size * 0.14, y - size * 0.14, size * 0.26, tokens.marigoldLight, { opacity: 0.8 });
  }
  return out;
};

/** A bunch of balloons; (x, y) is where the strings meet. */
export const balloons = (
  stage: Stage,
  x: number,
  y: number,
  s: number,
  colours: readonly string[],
): string =>
  soft(
    stage,
    colours
      .map((tone, i) => {
        const bx = x + (i - (colours.length - 1) / 2) * s * 0.62;
        const by = y - s * (1.9 + ((i * 5) % 3) * 0.34);
        return (
          line(
            `M${n(x)} ${n(y)}Q${n(bx)} ${n(by + s)} ${n(bx)} ${n(by + s * 0.5)}`,
            '#8A7A60',
            1.8,
          ) +
          path(
            `M${n(bx)} ${n(by + s * 0.54)}C${n(bx - s * 0.56)} ${n(by + s * 0.1)} ${n(bx - s * 0.42)} ${n(by - s * 0.5)} ${n(bx)} ${n(by - s * 0.5)}S${n(bx + s * 0.56)} ${n(by + s * 0.1)} ${n(bx)} ${n(by + s * 0.54)}Z`,
            tone,
          ) +
          ellipse(bx - s * 0.15, by - s * 0.2, s * 0.08, s * 0.14, '#FFFFFF', { opacity: 0.5 })
        );
      })
      .join(''),
  );

/** Heavy stage curtains on both sides and a scalloped border above. */
export const curtains = (stage: Stage, colour: string, open: number): string => {
  const { width: w, height: h } = stage;
  const dark = mix(colour, '#000000', 0.35);
  const side = (k: number): string => {
    const edge = k < 0 ? 0 : w;
    const inner = k < 0 ? w * (0.5 - open / 2) : w * (0.5 + open / 2);
    let folds = '';
    for (let i = 0; i < 7; i += 1) {
      const t = i / 7;
      const x = edge + (inner - edge) * t;
      const wide = ((inner - edge) / 7) * 0.55;
      folds += path(
        `M${n(x)} 0Q${n(x + wide * 0.4)} ${n(h * 0.5)} ${n(x - k * 6)} ${n(h)}H${n(x + wide)}Q${n(x + wide * 1.2)} ${n(h * 0.5)} ${n(x + wide)} 0Z`,
        dark,
        { opacity: 0.5 },
      );
    }
    return soft(
      stage,
      path(
        `M${n(edge + k * 20)} -10H${n(inner)}Q${n(inner + k * 46)} ${n(h * 0.5)} ${n(inner + k * 16)} ${n(h + 10)}H${n(edge + k * 20)}Z`,
        colour,
      ) + folds,
    );
  };
  const count = 9;
  let swag = '';
  for (let i = 0; i < count; i += 1) {
    const a = (w / count) * i;
    swag +=
      path(
        `M${n(a - 8)} -10H${n(a + w / count + 8)}V60Q${n(a + w / count / 2)} 176 ${n(a - 8)} 60Z`,
        i % 2 ? colour : mix(colour, '#000000', 0.12),
      ) +
      line(`M${n(a)} 64Q${n(a + w / count / 2)} 172 ${n(a + w / count)} 64`, tokens.marigold, 7);
  }
  return side(-1) + side(1) + soft(stage, swag);
};
