import { circle, ellipse, group, line, mix, n, path } from '../svg';
import { builds, mirrored, poses, type Bend, type Build, type Pose, type PoseName } from './build';
import { head } from './head';
import { outfit } from './outfit';
import type { Outfit } from './wear';
import type { Person } from './types';

/** How a figure is drawn. */
export interface FigureOptions {
  pose?: PoseName | Pose;
  /** Look the other way. */
  flip?: boolean;
  /** Drawn in the right or left hand, with the hand at (0, 0). */
  inRight?: string;
  inLeft?: string;
  /** Drawn over the body, with the waist at (0, 0). */
  over?: string;
  /** Only head, arms and body: somebody behind a desk. */
  half?: boolean;
  /** A flat shadow on the ground. */
  shadow?: string;
}

const along = (x: number, y: number, angle: number, length: number): [number, number] => {
  const a = (angle * Math.PI) / 180;
  return [x + Math.sin(a) * length, y + Math.cos(a) * length];
};

const arm = (side: number, bend: Bend, b: Build, o: Outfit, skin: string, held = ''): string => {
  const x = side * b.shoulder * 0.86;
  const y = -b.torso + b.limb * 0.5;
  const [ex, ey] = along(x, y, bend[0], b.arm * 0.5);
  const [hx, hy] = along(ex, ey, bend[1], b.arm * 0.48);
  const wide = b.limb * 0.86;
  const upper = `M${n(x)} ${n(y)}L${n(ex)} ${n(ey)}`;
  const whole = `${upper}L${n(hx)} ${n(hy)}`;
  const tone = mix(o.sleeve, '#0B1A14', side > 0 ? 0.16 : 0.08);
  const [sx, sy] = along(x, y, bend[0], b.arm * 0.5 * Math.min(1, o.sleeveLength / 0.5));
  return (
    line(whole, skin, wide * 0.78) +
    (o.sleeveLength >= 1
      ? line(whole, tone, wide)
      : line(`M${n(x)} ${n(y)}L${n(sx)} ${n(sy)}`, tone, wide * 1.08)) +
    (held ? group(held, { transform: `translate(${n(hx)} ${n(hy)})` }) : '') +
    circle(...along(hx, hy, bend[1], wide * 0.28), wide * 0.5, skin)
  );
};

const leg = (side: number, bend: Bend, b: Build, o: Outfit, skin: string): string => {
  const x = side * b.hip * 0.46;
  const [kx, ky] = along(x, -2, bend[0], b.leg * 0.5);
  const [fx, fy] = along(kx, ky, bend[1], b.leg * 0.46);
  const d = `M${n(x)} -2L${n(kx)} ${n(ky)}L${n(fx)} ${n(fy)}`;
  const [tx, ty] = along(x, -2, bend[0], b.leg * 0.42);
  const [cx, cy] = along(kx, ky, bend[1], b.leg * 0.2);
  const sole = `M${n(fx - 2)} ${n(fy + 1)}l${n(bend[1] > 12 || bend[0] > 4 ? 6 : bend[0] < -4 ? -5 : side * 4)} 1`;
  const shade = mix(o.lowerColour, '#0B1A14', side > 0 ? 0.14 : 0.04);
  const shoe = line(sole, o.shoe, b.limb * 0.72);
  if (o.lower === 'trousers') return line(d, shade, b.limb) + shoe;
  return (
    line(d, mix(skin, '#5A2E1E', side > 0 ? 0.14 : 0.05), b.limb * 0.74) +
    line(`M${n(cx)} ${n(cy)}L${n(fx)} ${n(fy)}`, o.sock, b.limb * 0.8) +
    shoe +
    (o.lower === 'shorts'
      ? line(`M${n(x)} -2L${n(tx)} ${n(ty)}`, shade, b.limb * 1.2, { 'stroke-linecap': 'butt' })
      : '')
  );
};

const skirt = (b: Build, o: Outfit, pose: Pose): string => {
  const long = o.lower === 'long-skirt';
  const drop = b.leg * (long ? 0.94 : 0.5);
  const sway = (pose.legLeft[0] + pose.legRight[0]) * 0.2;
  const wide =
    b.hip * (long ? 1.7 : 1.5) + Math.abs(pose.legLeft[0] - pose.legRight[0]) * (long ? 0.12 : 0.2);
  const d = `M${n(-b.hip)} -6L${n(-wide + sway)} ${n(drop)}Q${n(sway)} ${n(drop + 6)} ${n(wide + sway)} ${n(drop)}L${n(b.hip)} -6Z`;
  const pleats = [-0.5, 0, 0.5]
    .map((k) => `M${n(k * b.hip)} 0L${n(k * wide * 1.1 + sway)} ${n(drop + 2)}`)
    .join('');
  return (
    path(d, o.lowerColour) +
    path(
      `M${n(b.hip * 0.2)} -6L${n(wide * 0.3 + sway)} ${n(drop + 3)}L${n(wide + sway)} ${n(drop)}L${n(b.hip)} -6Z`,
      '#0B1A14',
      { opacity: 0.14 },
    ) +
    line(pleats, mix(o.lowerColour, '#0B1A14', 0.3), 1.3) +
    (long
      ? line(
          `M${n(-wide + sway)} ${n(drop)}Q${n(sway)} ${n(drop + 6)} ${n(wide + sway)} ${n(drop)}`,
          '#E9A520',
          3,
        )
      : '')
  );
};

const body = (b: Build, o: Outfit): string => {
  const s = b.shoulder;
  const d = `M${n(-s * 0.4)} ${n(-b.torso - 3)}C${n(-s * 0.8)} ${n(-b.torso - 1)} ${n(-s * 1.05)} ${n(-b.torso + 3)} ${n(-s * 1.08)} ${n(-b.torso + 10)}L${n(-b.hip * 1.06)} ${n(-b.torso * 0.3)}L${n(-b.hip * 1.16)} ${n(o.hem)}H${n(b.hip * 1.16)}L${n(b.hip * 1.06)} ${n(-b.torso * 0.3)}L${n(s * 1.08)} ${n(-b.torso + 10)}C${n(s * 1.05)} ${n(-b.torso + 3)} ${n(s * 0.8)} ${n(-b.torso - 1)} ${n(s * 0.4)} ${n(-b.torso - 3)}Z`;
  return (
    path(d, o.top) +
    path(
      `M${n(s * 0.3)} ${n(-b.torso + 2)}L${n(b.hip * 0.5)} ${n(o.hem)}H${n(b.hip * 1.16)}L${n(b.hip * 1.06)} ${n(-b.torso * 0.3)}L${n(s * 1.08)} ${n(-b.torso + 10)}Z`,
      '#0B1A14',
      { opacity: 0.12 },
    ) +
    o.front(b)
  );
};

/** The height of a person in drawing units, feet to crown. */
export const heightOf = (p: Person): number => {
  const b = builds[p.size];
  return b.leg + b.torso + b.head * 245;
};

/** A whole figure cut from paper, its feet at (0, 0). */
export const figure = (p: Person, o: FigureOptions = {}): string => {
  const chosen: Pose = typeof o.pose === 'object' ? o.pose : poses[o.pose ?? 'stand'];
  const pose = o.flip ? mirrored(chosen) : chosen;
  const b = builds[p.size];
  const wear = outfit(p);
  const looks = head(p, { turn: pose.turn ?? 0, tilt: pose.tilt ?? 0 });
  const headAt = `translate(0 ${n(-b.torso - b.head * 112)}) scale(${b.head})`;
  const [heldLeft, heldRight] = o.flip ? [o.inRight, o.inLeft] : [o.inLeft, o.inRight];
  const raised = (bend: Bend) => Math.abs(bend[1]) > 90;
  const armLeft = arm(-1, pose.left, b, wear, p.skin, heldLeft);
  const armRight = arm(1, pose.right, b, wear, p.skin, heldRight);
  const behind = (raised(pose.left) ? armLeft : '') + (raised(pose.right) ? armRight : '');
  const before = (raised(pose.left) ? '' : armLeft) + (raised(pose.right) ? '' : armRight);
  const upper = group(
    group(looks.back, { transform: headAt }) +
      behind +
      line(`M0 ${n(-b.torso - 8)}V${n(-b.torso + 4)}`, mix(p.skin, '#5A2E1E', 0.2), b.head * 74, {
        'stroke-linecap': 'butt',
      }) +
      body(b, wear) +
      (o.over ?? '') +
      group(looks.front, { transform: headAt }) +
      before,
    pose.lean ? { transform: `rotate(${pose.lean})` } : {},
  );
  const legs = o.half
    ? ''
    : leg(-1, pose.legLeft, b, wear, p.skin) +
      leg(1, pose.legRight, b, wear, p.skin) +
      (wear.lower.endsWith('skirt') ? skirt(b, wear, pose) : '');
  const reach = ([upper, lower]: Bend): number =>
    along(0, 0, upper, b.leg * 0.5)[1] + along(0, 0, lower, b.leg * 0.46)[1];
  const foot = Math.max(reach(pose.legLeft), reach(pose.legRight)) + b.leg * 0.03;
  const rise = o.half ? 0 : foot + b.limb * 0.25 + (pose.air ?? 0);
  return (
    (o.shadow ? ellipse(4, 1, b.hip * 1.7, 4, o.shadow, { opacity: 0.3 }) : '') +
    group(legs + upper, { transform: `translate(0 ${n(-rise)})` })
  );
};
