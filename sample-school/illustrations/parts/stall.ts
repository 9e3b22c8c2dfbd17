import { type Stage, soft } from '../stage';
import { mix, n, path, rect } from '../svg';
import { tokens } from '../tokens';

/** A stall with an awning and a counter of snacks; (x, y) is the middle of its foot. */
export const stall = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
): string => {
  const r = stage.random(`stall${n(x)}`);
  const { palette: p } = stage;
  const jars = Array.from({ length: 7 }, (_, i) => {
    const jx = x - w * 0.4 + i * w * 0.133;
    const tone = r.pick(['#D9744F', '#E9B54A', '#8E3B46', '#6FA58B', '#C99A66']);
    return (
      rect(jx - w * 0.045, y - h * 0.52, w * 0.09, h * 0.12, '#EAF2EE', {
        rx: 6,
        'fill-opacity': 0.6,
      }) +
      rect(jx - w * 0.04, y - h * 0.49, w * 0.08, h * 0.085, tone, { rx: 5 }) +
      rect(jx - w * 0.035, y - h * 0.545, w * 0.07, h * 0.03, tokens.houseRed, { rx: 2 })
    );
  }).join('');
  const shelf = [0, 1]
    .map(
      (k) =>
        rect(x - w * 0.44, y - h * (0.66 + k * 0.13), w * 0.88, h * 0.016, tokens.woodLight) +
        Array.from({ length: 10 }, (_, i) =>
          rect(
            x - w * 0.42 + i * w * 0.085,
            y - h * (0.66 + k * 0.13) - h * 0.08,
            w * 0.06,
            h * 0.08,
            r.pick(['#2F6493', '#E9B54A', '#B8443B', '#3D7259', '#E9DDBE']),
            { rx: 3 },
          ),
        ).join(''),
    )
    .join('');
  const count = 10;
  const stripes = Array.from({ length: count }, (_, i) => {
    const a = x - w * 0.56 + (w * 1.12 * i) / count;
    const b = a + (w * 1.12) / count;
    return path(
      `M${n(a)} ${n(y - h * 0.84)}L${n(x + (a - x) * 0.88)} ${n(y - h)}H${n(x + (b - x) * 0.88)}L${n(b)} ${n(y - h * 0.84)}Q${n((a + b) / 2)} ${n(y - h * 0.78)} ${n(a)} ${n(y - h * 0.84)}Z`,
      i % 2 ? '#FFFBEF' : colour,
    );
  }).join('');
  return (
    soft(
      stage,
      rect(x - w / 2, y - h * 0.9, w, h * 0.9, p.wall) +
        rect(x - w * 0.46, y - h * 0.88, w * 0.92, h * 0.5, mix(tokens.woodDark, '#1A120A', 0.35)) +
        shelf +
        jars,
    ) +
    soft(
      stage,
      rect(x - w * 0.54, y - h * 0.4, w * 1.08, h * 0.05, tokens.woodLight) +
        rect(x - w * 0.5, y - h * 0.35, w, h * 0.35, tokens.wood) +
        [0.2, 0.4, 0.6, 0.8]
          .map((t) => rect(x - w / 2 + w * t, y - h * 0.35, 3, h * 0.35, tokens.woodDark))
          .join(''),
    ) +
    soft(stage, stripes)
  );
};
