import { Box, Grid } from '#chakra';
import { type ReactNode, useMemo, useState } from 'react';
import { Lightbox, preloadLightbox } from '../../components/lightbox/lightbox';
import { ShowMore } from '../../components/show-more/show-more';
import { imageUrl } from '../../lib/http/file-url';
import { useShownPages, writeShownPages } from '../shared/address';
import { firstPages, PAGE_SIZE } from '../shared/paging';
import type { Album } from './gallery.schema';
import { PhotoButton } from './photo-button';
import { photosInWords } from './photo-words';

/** Wide enough to be looked at closely, small enough for a phone's connection. */
const LARGE = 1_920;

/** The data of an album that its photos need. */
export type PhotoGridProps = Pick<Album, 'title' | 'photos' | 'captions'>;

/** The photos of an album; each opens in the viewer, which turns through all of them. */
export function PhotoGrid({ title, photos, captions }: PhotoGridProps) {
  const [open, setOpen] = useState<number>();
  const pages = useShownPages();
  const inWords = useMemo(
    () => photosInWords({ title, photos, captions }),
    [title, photos, captions],
  );
  const shown = firstPages(inWords, pages, PAGE_SIZE);
  const large = useMemo(
    () =>
      inWords.map(({ path, alt, caption, place }) => ({
        src: imageUrl(path, { width: LARGE }) ?? '',
        alt,
        caption,
        place,
      })),
    [inWords],
  );
  const preload = () => void preloadLightbox().catch(() => undefined);
  return (
    <>
      <PhotoTable onPointerEnter={preload} onFocus={preload}>
        {shown.items.map((photo, index) => (
          <li key={`${index}-${photo.path}`}>
            <PhotoButton photo={photo} index={index} onOpen={setOpen} />
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

/** The grid of photos and their skeletons; the first one spans four cells. */
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
