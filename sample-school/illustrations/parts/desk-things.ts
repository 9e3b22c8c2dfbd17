import { type Stage, soft } from '../stage';
import { circle, ellipse, group, line, mix, n, path, place, poly, rect } from '../svg';
import { tokens } from '../tokens';
import { glowAt } from './windows';

const shade = '#1A120A';

/** A mug of pencils and a ruler; (x, y) is the middle of its foot and `s` its height. */
export const pencils = (stage: Stage, x: number, y: number, s: number, tone: string): string => {
  const stick = (dx: number, turn: number, long: number, colour: string): string =>
    group(
      rect(-5, -long, 10, long, colour) +
        rect(1, -long, 4, long, shade, { opacity: 0.16 }) +
        poly(
          [
            [-5, -long],
            [5, -long],
            [0, -long - 17],
          ],
          '#EBCFA0',
        ) +
        poly(
          [
            [-1.8, -long - 11],
            [1.8, -long - 11],
            [0, -long - 17],
          ],
          shade,
        ),
      { transform: `translate(${dx} -70) rotate(${turn})` },
    );
  return soft(
    stage,
    place(
      ellipse(8, 0, 62, 10, shade, { opacity: 0.25 }) +
        stick(-24, -15, 92, tokens.houseRed) +
        stick(-8, -5, 112, tokens.marigold) +
        stick(10, 4, 98, tokens.houseBlue) +
        stick(26, 14, 82, tokens.pineLight) +
        path('M-50-100H50L44-6Q43 0 36 0H-36Q-43 0-44-6Z', tone) +
        path('M18-100H50L44-6Q43 0 36 0H14Z', shade, { opacity: 0.15 }) +
        ellipse(0, -100, 50, 10, mix(tone, '#FFFFFF', 0.4)) +
        path('M-48-66H48L47-50H-47Z', mix(tone, '#FFFFFF', 0.55)) +
        path('M-47-46H47L46.500-42H-46.500Z', mix(tone, '#FFFFFF', 0.55)),
      x,
      y,
      s / 200,
    ),
  );
};

/** A cup of tea that steams; (x, y) is the middle of its saucer. */
export const tea = (stage: Stage, x: number, y: number, s: number, tone: string): string =>
  soft(
    stage,
    place(
      ellipse(6, 8, 96, 18, shade, { opacity: 0.25 }) +
        ellipse(0, 0, 90, 17, mix(tone, '#FFFFFF', 0.7)) +
        ellipse(0, -3, 62, 10, mix(tone, '#FFFFFF', 0.4)) +
        path('M52-72Q96-78 88-44Q80-22 46-26', 'none', { stroke: tone, 'stroke-width': 12 }) +
        path('M-62-88H62Q62-4 0-4Q-62-4-62-88Z', tone) +
        path('M14-88H62Q62-4 0-4Q30-30 14-88Z', shade, { opacity: 0.14 }) +
        ellipse(0, -88, 62, 13, mix(tone, '#FFFFFF', 0.6)) +
        ellipse(0, -86, 53, 9, '#A9662F') +
        line('M-44-62Q-40-34-22-22', '#FFFFFF', 6, { opacity: 0.4 }),
      x,
      y,
      s / 100,
    ),
  ) +
  place(
    line('M-20-108q-18-22 0-44t-4-44M14-110q-16-24 2-46t-2-50', '#FFFFFF', 8, { opacity: 0.5 }),
    x,
    y,
    s / 100,
  );

/** A glass vase of marigolds; (x, y) is the middle of its foot and `s` its height. */
export const marigolds = (stage: Stage, x: number, y: number, s: number): string => {
  const bloom = (bx: number, by: number, r: number, tone: string): string =>
    [1, 0.74, 0.46]
      .map((q, ringAt) =>
        Array.from({ length: 11 }, (_, k) => {
          const a = (k * Math.PI * 2) / 11 + ringAt * 0.3;
          return circle(
            bx + Math.cos(a) * r * q * 0.7,
            by + Math.sin(a) * r * q * 0.7,
            r * 0.3,
            mix(tone, ringAt % 2 ? '#FFF0B8' : '#9A3B10', ringAt ? 0.24 : 0.16),
          );
        }).join(''),
      )
      .join('') + circle(bx, by, r * 0.3, mix(tone, '#FFFFFF', 0.2));
  return soft(
    stage,
    place(
      line('M-4-90Q-30-150-46-196M0-90Q2-170 4-232M4-90Q34-140 52-180', '#3D7B4F', 6) +
        path(
          'M-20-130Q-66-140-74-168Q-34-168-20-130ZM20-124Q64-120 80-146Q40-156 20-124Z',
          '#5C9A6A',
        ) +
        bloom(-50, -204, 36, tokens.marigold) +
        bloom(56, -190, 33, '#E2762B') +
        bloom(4, -246, 42, tokens.marigoldLight) +
        ellipse(6, 0, 56, 9, shade, { opacity: 0.25 }) +
        path('M-26-104H26Q22-80 42-56Q60-4 34 0H-34Q-60-4-42-56Q-22-80-26-104Z', '#5E93A6') +
        path('M8-104H26Q22-80 42-56Q60-4 34 0H4Q34-40 8-104Z', shade, { opacity: 0.16 }) +
        line('M-34-44Q-42-22-32-10', '#FFFFFF', 6, { opacity: 0.5 }) +
        ellipse(0, -104, 26, 5, '#A9CBD4'),
      x,
      y,
      s / 290,
    ),
  );
};

/** A reading lamp with its light on; (x, y) is the middle of its foot. `side` is where it looks. */
export const lamp = (
  stage: Stage,
  x: number,
  y: number,
  s: number,
  tone: string,
  side = 1,
): string =>
  glowAt(
    { ...stage, palette: { ...stage.palette, lamp: '#FFDF9A' } },
    x + side * s * 0.42,
    y - s * 0.62,
    s * 0.9,
    0.75,
  ) +
  soft(
    stage,
    place(
      ellipse(0, 0, 82, 15, mix(tone, '#000000', 0.35)) +
        ellipse(0, -7, 80, 14, tone) +
        line('M0-10L-46-176L52-300', mix(tone, '#1A120A', 0.3), 13) +
        circle(-46, -176, 13, tokens.marigold) +
        path('M30-330Q64-366 98-336L184-236Q120-190 60-222Z', tone) +
        path('M98-336L184-236Q150-212 116-208Z', shade, { opacity: 0.18 }) +
        path('M60-222Q120-190 184-236Q170-196 122-192Q80-192 60-222Z', '#FFF1C4'),
      x,
      y,
      s / 340,
      (side * s) / 340,
    ),
  );

/** A pair of spectacles lying on a desk; (x, y) is its middle. */
export const spectacles = (x: number, y: number, s: number): string =>
  place(
    [-1, 1]
      .map((side) =>
        ellipse(side * 34, 0, 27, 15, '#FFFFFF', {
          'fill-opacity': 0.35,
          stroke: '#3A2C24',
          'stroke-width': 5,
        }),
      )
      .join('') + line('M-8-3Q0-9 8-3M-60-3L-82-26M60-3L84-26', '#3A2C24', 5),
    x,
    y,
    s / 120,
  );

/** A slip of paper pinned up or lying about, with lines of writing; (x, y) is its middle. */
export const slip = (
  stage: Stage,
  x: number,
  y: number,
  s: number,
  turn: number,
  tone: string,
): string =>
  soft(
    stage,
    group(
      rect(-50, -50, 100, 100, tone) +
        line('M-32-22H30M-32-2H34M-32 18H8', mix(tone, '#3A2A20', 0.45), 5, { opacity: 0.7 }),
      { transform: `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(s / 100, 2)})` },
    ),
  );
