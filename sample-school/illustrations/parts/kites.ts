import { soft, type Stage } from '../stage';
import { group, line, mix, n, poly } from '../svg';

/** A paper kite with its tail, leaning in the wind; (x, y) is its middle. */
export const kite = (
  stage: Stage,
  x: number,
  y: number,
  s: number,
  colour: string,
  turn = 0,
): string =>
  soft(
    stage,
    group(
      line(
        `M0 ${n(s * 0.5)}q${n(-s * 0.16)} ${n(s * 0.24)} 0 ${n(s * 0.46)}t0 ${n(s * 0.46)}`,
        mix(colour, '#2A1A10', 0.25),
        s * 0.035,
      ) +
        poly(
          [
            [0, -s * 0.54],
            [s * 0.46, 0],
            [0, s * 0.54],
            [-s * 0.46, 0],
          ],
          colour,
        ) +
        poly(
          [
            [0, -s * 0.54],
            [s * 0.46, 0],
            [0, s * 0.54],
          ],
          mix(colour, '#FFFFFF', 0.22),
        ) +
        poly(
          [
            [-s * 0.12, s * 0.62],
            [s * 0.12, s * 0.62],
            [0, s * 0.46],
          ],
          mix(colour, '#2A1A10', 0.2),
        ) +
        line(
          `M0 ${n(-s * 0.54)}V${n(s * 0.54)}M${n(-s * 0.46)} 0Q0 ${n(-s * 0.3)} ${n(s * 0.46)} 0`,
          '#6B4A30',
          s * 0.024,
        ),
      { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` },
    ),
  );
