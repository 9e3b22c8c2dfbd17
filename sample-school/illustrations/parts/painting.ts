import { type Stage, soft } from '../stage';
import { circle, ellipse, group, line, n, path, poly, rect } from '../svg';
import { tokens } from '../tokens';

const motifs = ['hills', 'flower', 'boat', 'bird', 'house', 'abstract', 'tree', 'fish'] as const;

const motif = (
  kind: (typeof motifs)[number],
  x: number,
  y: number,
  w: number,
  h: number,
): string => {
  const X = (t: number): number => x + w * t;
  const Y = (t: number): number => y + h * t;
  const at = (a: number, b: number): string => `${n(X(a))} ${n(Y(b))}`;
  switch (kind) {
    case 'hills':
      return (
        rect(x, y, w, h, '#F8DDB9') +
        circle(X(0.7), Y(0.3), w * 0.12, tokens.marigold) +
        path(
          `M${at(0, 0.6)}L${at(0.28, 0.26)}L${at(0.5, 0.56)}L${at(0.72, 0.36)}L${at(1, 0.64)}V${n(Y(1))}H${n(X(0))}Z`,
          '#8FA8B4',
        ) +
        path(`M${at(0, 0.74)}Q${at(0.4, 0.5)} ${at(1, 0.78)}V${n(Y(1))}H${n(X(0))}Z`, '#3D7259') +
        path(`M${at(0, 0.9)}Q${at(0.6, 0.7)} ${at(1, 0.88)}V${n(Y(1))}H${n(X(0))}Z`, tokens.pine)
      );
    case 'flower':
      return (
        rect(x, y, w, h, '#EAF2EE') +
        line(`M${at(0.5, 0.95)}Q${at(0.46, 0.7)} ${at(0.5, 0.42)}`, tokens.pineLight, w * 0.04) +
        [0, 60, 120, 180, 240, 300]
          .map((a) =>
            group(ellipse(0, -w * 0.17, w * 0.09, w * 0.15, '#C9544F'), {
              transform: `translate(${n(X(0.5))} ${n(Y(0.38))}) rotate(${a})`,
            }),
          )
          .join('') +
        circle(X(0.5), Y(0.38), w * 0.09, tokens.marigold) +
        ellipse(X(0.36), Y(0.74), w * 0.12, w * 0.05, '#5C9A6A') +
        ellipse(X(0.64), Y(0.68), w * 0.12, w * 0.05, '#5C9A6A')
      );
    case 'boat':
      return (
        rect(x, y, w, h, '#BBDDE0') +
        rect(x, Y(0.64), w, h * 0.36, '#4C8FA8') +
        path(`M${at(0.2, 0.62)}H${n(X(0.8))}L${at(0.68, 0.78)}H${n(X(0.32))}Z`, '#8A5F3C') +
        path(`M${at(0.5, 0.6)}V${n(Y(0.16))}L${at(0.78, 0.56)}Z`, '#FFFDF6') +
        path(`M${at(0.46, 0.58)}V${n(Y(0.26))}L${at(0.26, 0.56)}Z`, tokens.houseRed)
      );
    case 'bird':
      return (
        rect(x, y, w, h, '#F3E6CC') +
        path(
          `M${at(0.2, 0.6)}Q${at(0.3, 0.3)} ${at(0.56, 0.4)}Q${at(0.62, 0.24)} ${at(0.76, 0.34)}L${at(0.88, 0.38)}L${at(0.76, 0.44)}Q${at(0.7, 0.74)} ${at(0.42, 0.7)}L${at(0.12, 0.84)}Z`,
          '#2F6493',
        ) +
        path(
          `M${at(0.34, 0.52)}Q${at(0.5, 0.5)} ${at(0.54, 0.66)}Q${at(0.4, 0.66)} ${at(0.34, 0.52)}Z`,
          tokens.marigold,
        ) +
        circle(X(0.7), Y(0.36), w * 0.022, '#16211C')
      );
    case 'house':
      return (
        rect(x, y, w, h, '#CFE3D6') +
        rect(X(0.26), Y(0.5), w * 0.48, h * 0.36, '#F7E8CF') +
        poly(
          [
            [X(0.2), Y(0.52)],
            [X(0.5), Y(0.24)],
            [X(0.8), Y(0.52)],
          ],
          tokens.houseRed,
        ) +
        rect(X(0.44), Y(0.64), w * 0.13, h * 0.22, '#8A5F3C') +
        rect(X(0.3), Y(0.58), w * 0.1, h * 0.1, '#4C8FA8') +
        rect(X(0.61), Y(0.58), w * 0.1, h * 0.1, '#4C8FA8') +
        rect(x, Y(0.85), w, h * 0.15, '#6FA58B') +
        circle(X(0.85), Y(0.16), w * 0.07, tokens.marigold)
      );
    case 'abstract':
      return (
        rect(x, y, w, h, '#FFFDF6') +
        circle(X(0.36), Y(0.4), w * 0.26, tokens.marigold) +
        circle(X(0.62), Y(0.56), w * 0.22, '#4C8FA8', { opacity: 0.85 }) +
        poly(
          [
            [X(0.1), Y(0.92)],
            [X(0.5), Y(0.3)],
            [X(0.76), Y(0.92)],
          ],
          tokens.houseRed,
          { opacity: 0.75 },
        ) +
        line(`M${at(0.1, 0.16)}L${at(0.9, 0.84)}`, '#16211C', w * 0.02)
      );
    case 'tree':
      return (
        rect(x, y, w, h, '#FBEBC8') +
        line(
          `M${at(0.5, 0.96)}V${n(Y(0.5))}M${at(0.5, 0.68)}L${at(0.3, 0.46)}M${at(0.5, 0.6)}L${at(0.7, 0.4)}`,
          '#7A5233',
          w * 0.05,
        ) +
        [
          [0.5, 0.28, 0.19],
          [0.28, 0.4, 0.15],
          [0.72, 0.38, 0.16],
          [0.42, 0.46, 0.13],
          [0.6, 0.48, 0.13],
        ]
          .map(([a = 0, b = 0, q = 0], i) =>
            circle(X(a), Y(b), w * q, i % 2 ? '#5C9A6A' : '#3D7259'),
          )
          .join('') +
        [
          [0.42, 0.3],
          [0.6, 0.36],
          [0.3, 0.44],
          [0.72, 0.44],
        ]
          .map(([a = 0, b = 0]) => circle(X(a), Y(b), w * 0.03, tokens.houseRed))
          .join('')
      );
    case 'fish':
      return (
        rect(x, y, w, h, '#A9D3D0') +
        ellipse(X(0.46), Y(0.5), w * 0.26, h * 0.16, '#D9743A') +
        poly(
          [
            [X(0.66), Y(0.5)],
            [X(0.88), Y(0.34)],
            [X(0.84), Y(0.66)],
          ],
          '#D9743A',
        ) +
        circle(X(0.32), Y(0.46), w * 0.03, '#16211C') +
        line(
          `M${at(0.46, 0.36)}Q${at(0.54, 0.5)} ${at(0.46, 0.64)}M${at(0.56, 0.38)}Q${at(0.62, 0.5)} ${at(0.56, 0.62)}`,
          '#FFF3D2',
          w * 0.02,
        ) +
        circle(X(0.16), Y(0.3), w * 0.03, '#FFFFFF', { opacity: 0.7 }) +
        circle(X(0.2), Y(0.2), w * 0.02, '#FFFFFF', { opacity: 0.7 })
      );
  }
};

/** A child's painting, with a frame if wished; (x, y) is its upper left corner. */
export const painting = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  index: number,
  frame?: string,
): string => {
  const kind = motifs[index % motifs.length] ?? 'hills';
  return soft(
    stage,
    (frame
      ? rect(x - 14, y - 14, w + 28, h + 28, frame) + rect(x - 6, y - 6, w + 12, h + 12, '#FFFDF6')
      : rect(x - 6, y - 6, w + 12, h + 12, '#FFFDF6')) + motif(kind, x, y, w, h),
  );
};
