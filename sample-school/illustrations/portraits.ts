import { deodar } from './parts/deodar';
import { bust } from './people/bust';
import { type Part, person } from './people/cast';
import { alumni, boy, founder, girl, heads, principal, toppers } from './people/roster';
import { fade, finish, makeStage, soft } from './stage';
import { circle, group, mix, path, place, rect } from './svg';
import { tokens } from './tokens';

/** Backgrounds of portraits: the sky, the far hill and the near hill. */
const grounds = [
  ['#E4EEE6', '#BFD3C5', '#8FB3A0'],
  ['#FCEFCF', '#F3D79A', '#D9B36A'],
  ['#EFE9DA', '#D8CDB4', '#A9BBA8'],
  ['#E3ECF0', '#BACFD6', '#8BA9B0'],
  ['#F7E3D3', '#E8C1A4', '#C98F6F'],
] as const;

/** One portrait: the name it is drawn from and what is known of the person. */
export interface Portrait {
  name: string;
  known: Part;
  width: number;
  height: number;
}

/** Draws a portrait as an SVG of its size: head and shoulders before two hills. */
export const drawPortrait = ({ name, known, width, height }: Portrait): string => {
  const id = `portrait-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  const stage = makeStage({ name: id, mood: 'noon', width, height });
  const r = stage.random(`ground/${name}`);
  const [sky, far, near] = r.pick(grounds);
  const air = fade(stage, [
    [0, sky],
    [1, mix(sky, '#FFFFFF', 0.5)],
  ]);
  const hill = (y: number, swing: number): string =>
    `M-10 ${height * y}C${width * 0.25} ${height * (y - swing)} ${width * 0.45} ${height * (y + swing)} ${width * 0.7} ${height * y}S${width} ${height * (y - swing)} ${width + 10} ${height * y}V${height + 10}H-10Z`;
  const scale = width / 500;
  const middle = Math.max(height - 428 * scale, height * 0.43);
  const tones = [
    mix(near, '#FFFFFF', 0.1),
    near,
    mix(near, tokens.pine, 0.2),
    mix(near, '#5A3E28', 0.4),
  ] as const;
  const sway = r(-0.03, 0.03);
  return finish(
    stage,
    air.def +
      rect(0, 0, width, height, air.fill) +
      circle(width * r(0.42, 0.58), middle, width * 0.4, '#FFFFFF', { opacity: 0.5 }) +
      path(hill(0.6 + sway, 0.05), far, { opacity: 0.75 }) +
      group(
        [0.08, 0.19, 0.83, 0.95]
          .map((x, i) =>
            deodar(
              stage,
              width * x,
              height * (0.78 + sway),
              height * (0.26 + (i % 2) * 0.09),
              `${i}`,
              { tones },
            ),
          )
          .join(''),
        { opacity: 0.45 },
      ) +
      path(hill(0.76 + sway, -0.04), near, { opacity: 0.85 }) +
      soft(
        stage,
        place(
          bust(person(name, known), { turn: r(-0.35, 0.35), tilt: r(-2, 2) }),
          width / 2,
          middle,
          scale,
        ),
      ),
  );
};

const two = (index: number): string => String(index + 1).padStart(2, '0');

const sized = ([name, known]: [string, Part], width: number, height: number): Portrait => ({
  name,
  known,
  width,
  height,
});

const service = 'content/service/pictures/people';

const site = 'content/pictures/people';

/** Every portrait by the path of its file. */
export const portraits: Record<string, Portrait> = {
  ...Object.fromEntries(
    Object.entries(heads).map(([slug, who]) => [`${service}/${slug}.webp`, sized(who, 640, 800)]),
  ),
  ...Object.fromEntries(
    toppers.map((who, i) => [`${service}/topper-${two(i)}.webp`, sized(who, 400, 400)]),
  ),
  ...Object.fromEntries(
    alumni.map((who, i) => [`${service}/alumni-${two(i)}.webp`, sized(who, 400, 400)]),
  ),
  [`${site}/founder.webp`]: sized(founder, 640, 800),
  [`${site}/principal.webp`]: sized(principal, 640, 800),
  [`${site}/head-girl.webp`]: sized(girl('Meenakshi Rautela', 'plaits'), 640, 800),
  [`${site}/head-boy.webp`]: sized(boy('Ibrahim Qureshi', 'parted'), 640, 800),
};
