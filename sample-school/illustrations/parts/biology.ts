import { soft, type Stage } from '../stage';
import { circle, ellipse, group, line, mix, n, path, rect } from '../svg';
import { tokens } from '../tokens';

const bone = '#F6EEDB';
const shade = '#CDBF9F';

/** A model skeleton on its stand; (x, y) is the foot of the stand, `s` its height. */
export const skeleton = (stage: Stage, x: number, y: number, s: number): string => {
  const limb = (d: string): string =>
    line(d, shade, s * 0.03, { 'stroke-linecap': 'round' }) +
    line(d, bone, s * 0.022, { 'stroke-linecap': 'round' });
  const at = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
  let ribs = '';
  for (let i = 0; i < 5; i += 1) {
    const dy = -0.745 + i * 0.036;
    const w = [0.075, 0.092, 0.1, 0.096, 0.08][i] ?? 0.09;
    ribs += `M${at(0, dy)}Q${at(-w * 1.2, dy - 0.006)} ${at(-w * 0.72, dy + 0.044)}M${at(0, dy)}Q${at(w * 1.2, dy - 0.006)} ${at(w * 0.72, dy + 0.044)}`;
  }
  return soft(
    stage,
    rect(x - s * 0.16, y - s * 0.02, s * 0.32, s * 0.02, '#2C3A40', { rx: 4 }) +
      rect(x - s * 0.006, y - s * 0.98, s * 0.012, s * 0.97, '#8FA3A6') +
      limb(
        `M${at(-0.055, -0.46)}L${at(-0.07, -0.26)}L${at(-0.06, -0.06)}l${n(-s * 0.05)} ${n(s * 0.02)}`,
      ) +
      limb(
        `M${at(0.055, -0.46)}L${at(0.07, -0.26)}L${at(0.06, -0.06)}l${n(s * 0.05)} ${n(s * 0.02)}`,
      ) +
      limb(`M${at(-0.11, -0.765)}L${at(-0.15, -0.61)}L${at(-0.13, -0.46)}`) +
      limb(`M${at(0.11, -0.765)}L${at(0.15, -0.61)}L${at(0.13, -0.46)}`) +
      limb(`M${at(-0.115, -0.775)}L${at(0, -0.79)}L${at(0.115, -0.775)}`) +
      line(`M${at(0, -0.84)}V${n(y - s * 0.48)}`, shade, s * 0.03, {
        'stroke-dasharray': `${n(s * 0.018)} ${n(s * 0.008)}`,
      }) +
      line(ribs, bone, s * 0.016, { 'stroke-linecap': 'round' }) +
      path(
        `M${at(-0.095, -0.51)}Q${at(-0.05, -0.54)} ${at(-0.02, -0.5)}H${n(x + s * 0.02)}Q${at(0.05, -0.54)} ${at(0.095, -0.51)}Q${at(0.1, -0.46)} ${at(0.06, -0.445)}Q${at(0.02, -0.43)} ${at(0, -0.455)}Q${at(-0.02, -0.43)} ${at(-0.06, -0.445)}Q${at(-0.1, -0.46)} ${at(-0.095, -0.51)}Z`,
        bone,
      ) +
      path(
        `M${at(-0.065, -0.92)}A${n(s * 0.065)} ${n(s * 0.066)} 0 0 1 ${at(0.065, -0.92)}Q${at(0.062, -0.88)} ${at(0.04, -0.87)}V${n(y - s * 0.84)}H${n(x - s * 0.04)}V${n(y - s * 0.87)}Q${at(-0.062, -0.88)} ${at(-0.065, -0.92)}Z`,
        bone,
      ) +
      circle(x - s * 0.026, y - s * 0.912, s * 0.017, '#5A5142') +
      circle(x + s * 0.026, y - s * 0.912, s * 0.017, '#5A5142') +
      line(
        `M${at(-0.024, -0.862)}v${n(s * 0.014)}M${at(0, -0.862)}v${n(s * 0.014)}M${at(0.024, -0.862)}v${n(s * 0.014)}`,
        '#8A7C60',
        2,
      ),
  );
};

/** A glass tank with water plants and fish; (x, y) is its upper left corner. */
export const aquarium = (stage: Stage, x: number, y: number, w: number, h: number): string => {
  const r = stage.random(`tank${n(x)}`);
  let weeds = '';
  for (let i = 0; i < 9; i += 1) {
    const at = x + w * r(0.06, 0.94);
    const tall = h * r(0.3, 0.7);
    weeds += line(
      `M${n(at)} ${n(y + h - 12)}q${n(r(-24, 24))} ${n(-tall * 0.5)} ${n(r(-10, 10))} ${n(-tall)}`,
      r.pick(['#3F7F5A', '#5C9A6A', '#7FAE64']),
      r(5, 10),
      { 'stroke-linecap': 'round' },
    );
  }
  const fish = (fx: number, fy: number, s: number, tone: string): string =>
    ellipse(fx, fy, s, s * 0.5, tone) +
    path(
      `M${n(fx - s * 0.8)} ${n(fy)}l${n(-s * 0.7)} ${n(-s * 0.5)}v${n(s)}Z`,
      mix(tone, '#FFFFFF', 0.2),
    ) +
    circle(fx + s * 0.55, fy - s * 0.1, s * 0.1, '#16211C');
  return soft(
    stage,
    rect(x, y, w, h, '#BFE0E2') +
      rect(x, y + h * 0.12, w, h * 0.88, '#8CC3CC') +
      weeds +
      rect(x, y + h - 16, w, 16, '#D9C39A') +
      fish(x + w * 0.3, y + h * 0.4, 20, '#E8843C') +
      fish(x + w * 0.66, y + h * 0.56, 17, tokens.marigold) +
      fish(x + w * 0.5, y + h * 0.3, 13, '#E8843C') +
      rect(x + 10, y + 12, w * 0.1, h - 40, '#FFFFFF', { opacity: 0.28 }) +
      rect(x - 8, y - 14, w + 16, 16, '#2C3A40', { rx: 3 }) +
      rect(x - 6, y + h - 2, w + 12, 12, '#2C3A40', { rx: 3 }),
  );
};

/** A wall chart: a plant with its roots, or a leaf cut open. (x, y) is its upper left corner. */
export const plantChart = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  kind: 'plant' | 'leaf',
): string => {
  const h = w * 1.36;
  const label = (dx: number, dy: number, long: number): string =>
    rect(x + dx * w, y + dy * w, long * w, w * 0.02, '#B9AE95');
  const cx = x + w / 2;
  const leaf = (lx: number, ly: number, s: number, turn: number): string =>
    group(
      path(
        `M0 0Q${n(s * 0.42)} ${n(-s * 0.4)} 0 ${n(-s)}Q${n(-s * 0.42)} ${n(-s * 0.4)} 0 0Z`,
        '#5C9A6A',
      ) +
        line(
          `M0 0V${n(-s * 0.9)}M0 ${n(-s * 0.3)}l${n(s * 0.16)} ${n(-s * 0.14)}M0 ${n(-s * 0.3)}l${n(-s * 0.16)} ${n(-s * 0.14)}M0 ${n(-s * 0.56)}l${n(s * 0.13)} ${n(-s * 0.13)}M0 ${n(-s * 0.56)}l${n(-s * 0.13)} ${n(-s * 0.13)}`,
          '#2F6A4C',
          s * 0.025,
        ),
      { transform: `translate(${n(lx)} ${n(ly)}) rotate(${n(turn)})` },
    );
  const drawing =
    kind === 'leaf'
      ? leaf(cx, y + h * 0.8, w * 0.86, 0) + label(0.08, 0.18, 0.2) + label(0.72, 0.4, 0.2)
      : rect(x + w * 0.06, y + h * 0.62, w * 0.88, h * 0.28, '#CBAA7C') +
        line(`M${n(cx)} ${n(y + h * 0.62)}V${n(y + h * 0.24)}`, '#3F7F5A', w * 0.03) +
        line(
          `M${n(cx)} ${n(y + h * 0.62)}v${n(h * 0.22)}m0 ${n(-h * 0.14)}q${n(-w * 0.14)} ${n(h * 0.04)} ${n(-w * 0.2)} ${n(h * 0.12)}m${n(w * 0.2)} ${n(-h * 0.12)}q${n(w * 0.14)} ${n(h * 0.04)} ${n(w * 0.2)} ${n(h * 0.12)}m${n(-w * 0.2)} ${n(-h * 0.06)}q${n(-w * 0.06)} ${n(h * 0.04)} ${n(-w * 0.09)} ${n(h * 0.1)}`,
          '#F0E2C4',
          w * 0.022,
        ) +
        leaf(cx, y + h * 0.52, w * 0.3, 62) +
        leaf(cx, y + h * 0.46, w * 0.3, -62) +
        leaf(cx, y + h * 0.38, w * 0.24, 50) +
        [0, 60, 120, 180, 240, 300]
          .map((a) =>
            group(ellipse(0, -w * 0.09, w * 0.05, w * 0.09, '#D9744F'), {
              transform: `translate(${n(cx)} ${n(y + h * 0.22)}) rotate(${a})`,
            }),
          )
          .join('') +
        circle(cx, y + h * 0.22, w * 0.05, tokens.marigold) +
        label(0.7, 0.32, 0.2) +
        label(0.08, 0.5, 0.16);
  return soft(
    stage,
    rect(x, y, w, h, '#FDF8EC') +
      drawing +
      rect(x - w * 0.03, y - w * 0.03, w * 1.06, w * 0.05, tokens.woodDark) +
      rect(x - w * 0.03, y + h - w * 0.02, w * 1.06, w * 0.05, tokens.woodDark),
  );
};

/** A sheet of the herbarium with a pressed twig; (x, y) is its middle on the table. */
export const pressed = (x: number, y: number, s: number, tone: string): string =>
  group(
    rect(-s * 0.5, -s * 0.3, s, s * 0.6, '#FFFDF4') +
      line(`M${n(-s * 0.3)} ${n(s * 0.2)}Q0 0 ${n(s * 0.3)} ${n(-s * 0.2)}`, tone, s * 0.03) +
      [-0.2, -0.05, 0.1, 0.24]
        .map(
          (t) =>
            ellipse(t * s, -t * s * 0.66 - s * 0.08, s * 0.05, s * 0.1, tone) +
            ellipse(t * s + s * 0.08, -t * s * 0.66 + s * 0.06, s * 0.1, s * 0.05, tone),
        )
        .join(''),
    { transform: `translate(${n(x)} ${n(y)}) skewX(-24)` },
  );
