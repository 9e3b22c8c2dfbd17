import { Box } from '#chakra';
import { RemotePicture } from '../../components/picture/remote-picture';
import { ScoreRing } from '../../components/score-ring/score-ring';
import { imageUrl } from '../../lib/http/file-url';
import { ringOf } from './toppers.results';
import type { Topper } from './toppers.schema';

export interface TopperPortraitProps {
  topper: Topper;
  /** Diameter of the ring in pixels. */
  size: number;
}

/** A topper's photo in a ring that shows the score. */
export function TopperPortrait({ topper, size }: TopperPortraitProps) {
  const { photo } = topper;
  return (
    <ScoreRing percent={ringOf(topper)} size={size}>
      <Box w="full">
        <RemotePicture
          srcFor={photo ? (width) => imageUrl(photo, { width }) : undefined}
          alt=""
          ratio={[1, 1]}
          widths={[96, 192, 384]}
          sizes={`${size}px`}
        />
      </Box>
    </ScoreRing>
  );
}
