import { Box, chakra, Heading } from '#chakra';
import { EmptyState } from '../../components/empty-state/empty-state';
import { MoreText } from '../../components/more-text/more-text';
import { ShareButton } from '../../components/share/share-button';
import { formatEnGb } from '../../lib/dates/format';
import { sharedAlbumAddress } from './gallery.address';
import type { Album } from './gallery.schema';
import { PhotoGrid } from './photo-grid';
import { inLanguage } from '../../lib/language/in-language';

const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: 8, md: 14 },
    rowGap: 3,
    mt: 6,
    mb: 8,
    py: 4,
    borderBlock: 'hairline',
    '& dt': { textStyle: 'small', color: 'ink.muted' },
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'lining-nums tabular-nums' },
  },
});

/** An album: title, words, day and number, and its photos. */
export function AlbumBody({ album }: { album: Album }) {
  const { title, description, date, photos, captions, lang } = album;
  const shared = sharedAlbumAddress(album);
  // The service knows one date of an album; the page shows it as day of the event and of the upload.
  const day = date ? <time dateTime={date}>{formatEnGb(date)}</time> : 'not known';
  return (
    <article>
      <Heading as="h2" {...inLanguage(lang)} textStyle="h2">
        {title}
      </Heading>
      {description ? (
        <Box mt={3} maxW="text" color="ink.muted">
          <MoreText text={description} foldFrom={420} lang={lang} />
        </Box>
      ) : null}
      {shared ? (
        <Box mt={3}>
          <ShareButton title={title} path={shared} day={date} />
        </Box>
      ) : null}
      <Facts>
        <div>
          <dt>Event Date</dt>
          <dd>{day}</dd>
        </div>
        <div>
          <dt>Last Update</dt>
          <dd>{day}</dd>
        </div>
        <div>
          <dt>Number of Photos</dt>
          <dd>{photos.length}</dd>
        </div>
      </Facts>
      {photos.length > 0 ? (
        <PhotoGrid title={title} photos={photos} captions={captions} />
      ) : (
        <EmptyState title="No photos yet">The photos of this album follow.</EmptyState>
      )}
    </article>
  );
}
