import { Box, chakra } from '#chakra';
import type { ReactNode } from 'react';

export interface ScoreRingProps {
  /** How far the ring goes round, 0 to 100; undefined draws an empty ring. */
  percent: number | undefined;
  /** Diameter in pixels, where there is room for it. */
  size: number;
  /** What stands in the ring: a photo or the figure itself. */
  children: ReactNode;
  /** An empty ring: dashed, without colour. */
  quiet?: boolean;
}

/** A ring that is closed as far as the score goes; the figure itself must stand beside it as text. */
export function ScoreRing({ percent, size, children, quiet = false }: ScoreRingProps) {
  const part = Math.max(0, Math.min(100, percent ?? 0));
  return (
    <Box position="relative" w={`${size}px`} maxW="full" aspectRatio="1" flexShrink={0}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <chakra.circle
          cx="50"
          cy="50"
          r="47"
          fill="none"
          stroke={quiet ? 'line.control' : 'line'}
          strokeWidth={quiet ? 1 : 4}
          strokeDasharray={quiet ? '4 4' : undefined}
        />
        {quiet || part === 0 ? null : (
          <chakra.g
            fill="none"
            stroke="accent"
            strokeWidth={4}
            strokeLinecap="round"
            css={{ transform: 'rotate(-90deg)' }}
            transformOrigin="50px 50px"
          >
            {/* The score is no style of the site, but a value of this one ring. */}
            <circle cx="50" cy="50" r="47" pathLength={100} strokeDasharray={`${part} 100`} />
          </chakra.g>
        )}
      </svg>
      <Box
        position="absolute"
        inset="8%"
        display="grid"
        placeItems="center"
        overflow="hidden"
        borderRadius="50%"
        bg="brand.soft"
      >
        {children}
      </Box>
    </Box>
  );
}
