import { Box } from '#chakra';
import { RemotePicture } from '../../components/picture/remote-picture';
import { ScoreRing } from '../../components/score-ring/score-ring';
import { imageUrl } from '../../http/file-url';
import type { Topper } from './toppers.schema';

export interface TopperPortraitProps {
  topper: Topper;
  /** Diameter of the ring in pixels. */
  size: number;
}

/** A topper's photo in a ring that is closed as far as the score goes. */
export function TopperPortrait({ topper: { photo, score }, size }: TopperPortraitProps) {
  // A score past 100 is a sum of marks, and what it is out of is not known.
  const percent = score !== undefined && score > 100 ? 100 : score;
  return (
    <ScoreRing percent={percent} size={size}>
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
