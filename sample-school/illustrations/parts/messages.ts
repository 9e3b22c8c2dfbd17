import { type Stage, soft } from '../stage';
import { circle, ellipse, group, line, mix, n, path, place, rect } from '../svg';
import { tokens } from '../tokens';

const turned = (body: string, x: number, y: number, scale: number, turn: number): string =>
  group(body, { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale, 3)})` });

/** A sealed letter with a coloured edge; (x, y) is its middle and `w` its width. */
export const envelope = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  turn: number,
  tone: string,
): string =>
  soft(
    stage,
    turned(
      rect(-100, -66, 200, 132, '#FFF8E8', { rx: 6 }) +
        path('M-100-60L-14 18Q0 28 14 18L100-60V60Q100 66 94 66H-94Q-100 66-100 60Z', '#F6EACD') +
        line('M-96 62L-26 8M96 62L26 8', '#DCCBA4', 3) +
        path('M-100-60Q-100-66-94-66H94Q100-66 100-60L16 14Q0 26-16 14Z', '#FFFDF6') +
        line('M-100-60L-16 14Q0 26 16 14L100-60', '#DCCBA4', 3) +
        path('M-100-60Q-100-66-94-66H94Q100-66 100-60L90-54H-90Z', tone) +
        circle(0, 18, 25, mix(tone, '#3A1208', 0.12)) +
        circle(0, 17, 20, tone) +
        path(
          'M0 4L6 12H3.500L8 19H4.500L10 26H2V31H-2V26H-10L-4.500 19H-8L-3.500 12H-6Z',
          '#FFF3D2',
        ),
      x,
      y,
      w / 200,
      turn,
    ),
  );

/** A speech bubble with lines of writing; (x, y) is its middle, `tail` the side of its tip. */
export const bubble = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  tone: string,
  tail: 1 | -1,
  ink: string,
  inside: 'lines' | 'dots' | 'heart' = 'lines',
): string => {
  const content = {
    lines: line('M-58-22H52M-58 2H30', ink, 11),
    dots: [-40, 0, 40].map((dx) => circle(dx, -8, 12, ink)).join(''),
    heart: path('M0 28C-70-10-36-58 0-30C36-58 70-10 0 28Z', ink),
  }[inside];
  return soft(
    stage,
    group(
      path(
        'M-76-62H76Q100-62 100-38V18Q100 42 76 42H-20Q-40 68-76 74Q-60 58-60 42H-76Q-100 42-100 18V-38Q-100-62-76-62Z',
        tone,
        tail > 0 ? { transform: 'scale(-1 1)' } : {},
      ) + content,
      { transform: `translate(${n(x)} ${n(y)}) scale(${n(w / 200, 3)})` },
    ),
  );
};

/** A megaphone with its sound; (x, y) is its middle, `turn` its tilt in degrees. */
export const megaphone = (
  stage: Stage,
  x: number,
  y: number,
  s: number,
  turn: number,
  side: 1 | -1 = 1,
): string =>
  group(
    soft(
      stage,
      path('M-52 26L-30 98Q-26 108-14 106L-2 103Q8 100 4 90L-14 30Z', '#7A3428') +
        path('M-96-28Q-110 0-96 28L-56 34V-34Z', tokens.pine) +
        path('M-60-36L84-98V98L-60 36Z', tokens.houseRed) +
        path('M-60 6L84 20V98L-60 36Z', '#3A0F0A', { opacity: 0.2 }) +
        path('M-60-36L84-98V-72L-60-24Z', '#FFFFFF', { opacity: 0.2 }) +
        rect(-66, -38, 16, 76, tokens.marigold, { rx: 5 }) +
        ellipse(84, 0, 23, 99, '#8A2F27') +
        ellipse(88, 0, 17, 84, '#5E1C18') +
        circle(84, 0, 15, tokens.marigoldLight),
    ) + line('M128-34Q142 0 128 34M154-58Q178 0 154 58M182-82Q216 0 182 82', tokens.marigold, 10),
    {
      transform: `translate(${n(x)} ${n(y)}) scale(${n((side * s) / 200, 3)} ${n(s / 200, 3)}) rotate(${n(turn)})`,
    },
  );

/** A brass hand bell with a wooden handle; (x, y) is the middle of its foot. */
export const handBell = (stage: Stage, x: number, y: number, s: number): string =>
  soft(
    stage,
    place(
      ellipse(10, 2, 104, 15, '#1A120A', { opacity: 0.28 }) +
        path('M-15-176Q-26-240-13-276Q0-292 13-276Q26-240 15-176Z', tokens.woodDark) +
        path('M2-176Q10-240 2-284Q10-284 13-276Q26-240 15-176Z', '#1A120A', { opacity: 0.22 }) +
        rect(-20, -190, 40, 18, '#C98F1E', { rx: 6 }) +
        circle(0, -8, 17, '#8A5F14') +
        path(
          'M-34-172H34C58-150 54-84 70-52Q80-32 98-18H-98Q-80-32-70-52C-54-84-58-150-34-172Z',
          tokens.marigold,
        ) +
        path('M10-172H34C58-150 54-84 70-52Q80-32 98-18H30C44-60 36-140 10-172Z', '#7A4A08', {
          opacity: 0.28,
        }) +
        path('M-26-158C-40-132-38-90-52-58H-36C-26-90-24-130-14-158Z', '#FFF3C8', {
          opacity: 0.65,
        }) +
        line('M-68-54H68', '#B97C14', 5) +
        rect(-102, -24, 204, 16, '#D79A22', { rx: 8 }) +
        line('M-96-19H40', '#FFE7A4', 4, { opacity: 0.8 }),
      x,
      y,
      s / 290,
    ),
  );

/** A small bell with the lines of its ringing; (x, y) is its middle. */
export const ringing = (x: number, y: number, s: number, tone: string): string =>
  place(
    path('M-40 26Q-26 12-26-14Q-26-42 0-42Q26-42 26-14Q26 12 40 26Z', tone) +
      circle(0, 34, 9, mix(tone, '#3A2408', 0.3)) +
      circle(0, -46, 6, tone) +
      line('M-46-34Q-58-20-54-2M46-34Q58-20 54-2', tone, 7),
    x,
    y,
    s / 100,
  );
