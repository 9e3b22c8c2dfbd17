import { Box, chakra, Grid } from '#chakra';
import { type ReactNode, useMemo, useState } from 'react';
import { Lightbox, preloadLightbox } from '../../components/lightbox/lightbox';
import { RemotePicture } from '../../components/picture/remote-picture';
import { ShowMore } from '../../components/show-more/show-more';
import { imageUrl } from '../../http/file-url';
import { useShownPages, writeShownPages } from '../../lists/address';
import { firstPages } from '../../lists/paging';

/** Photos that may take four places. */
const LARGE_PLACES = [0, 7];

/** Wide enough to be looked at closely, small enough for a phone's connection. */
const LARGE = 1_920;

const PhotoButton = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    h: 'full',
    p: 0,
    borderRadius: 'card',
    overflow: 'hidden',
    cursor: 'zoom-in',
    '& img': { transition: 'transform {durations.normal} {easings.out}' },
    _motionSafe: { _hover: { '& img': { transform: 'scale(1.03)' } } },
  },
  // Beside others it is as tall as they are; on a phone it stands alone and has its own shape.
  variants: { large: { true: { '& img': { h: { md: 'full' }, aspectRatio: { md: 'auto' } } } } },
});

export interface PhotoGridProps {
  /** The album's title. */
  title: string;
  /** Paths for `imageUrl`. */
  photos: readonly string[];
}

/** The photos of an album; each opens in the viewer, which turns through all of them. */
export function PhotoGrid({ title, photos }: PhotoGridProps) {
  const [open, setOpen] = useState<number>();
  const pages = useShownPages();
  const shown = firstPages(photos, pages);
  const large = useMemo(
    () =>
      photos.map((path, index) => ({
        src: imageUrl(path, { width: LARGE }) ?? '',
        alt: `Photo ${index + 1}: ${title}`,
        caption: `${title}: photo ${index + 1} of ${photos.length}`,
      })),
    [photos, title],
  );
  const preload = () => void preloadLightbox().catch(() => undefined);
  return (
    <>
      <PhotoTable onPointerEnter={preload} onFocus={preload}>
        {shown.items.map((path, index) => (
          <li key={`${index}-${path}`}>
            <PhotoButton
              type="button"
              large={LARGE_PLACES.includes(index)}
              aria-haspopup="dialog"
              aria-label={`Open photo ${index + 1} of ${photos.length}`}
              onClick={() => setOpen(index)}
            >
              <RemotePicture
                srcFor={(width) => imageUrl(path, { width })}
                alt=""
                ratio={[4, 3]}
                widths={LARGE_PLACES.includes(index) ? [480, 800, 1200] : [320, 480, 800]}
                sizes={
                  LARGE_PLACES.includes(index)
                    ? '(min-width: 48em) 600px, 100vw'
                    : '(min-width: 64em) 290px, (min-width: 48em) 33vw, 50vw'
                }
                priority={index === 0}
              />
            </PhotoButton>
          </li>
        ))}
      </PhotoTable>
      {shown.next > 0 || pages > 1 ? (
        <ShowMore
          noun="photos"
          shown={shown.items.length}
          total={shown.total}
          next={shown.next}
          onMore={() => writeShownPages(pages + 1)}
        />
      ) : null}
      <Lightbox photos={large} index={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

export interface PhotoTableProps {
  children: ReactNode;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

/** The table that photos, and their empty places, lie on; the first one takes four places. */
export function PhotoTable({ children, ...events }: PhotoTableProps) {
  return (
    <Box {...events}>
      <Grid
        as="ul"
        listStyleType="none"
        gap={{ base: 2, md: 4 }}
        gridAutoFlow="dense"
        templateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
        css={{
          '& > li:first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
          // No photo stands alone in the last row: on wide screens another one takes four places,
          // on others the last one takes two.
          '& > li:nth-of-type(8):nth-last-of-type(4n + 3)': {
            gridColumn: { lg: 'span 2' },
            gridRow: { lg: 'span 2' },
          },
          '& > li:last-of-type:nth-of-type(even)': { gridColumn: { base: 'span 2', md: 'auto' } },
          '& > li:last-of-type:nth-of-type(3n + 2)': { gridColumn: { md: 'span 2', lg: 'auto' } },
        }}
      >
        {children}
      </Grid>
    </Box>
  );
}
