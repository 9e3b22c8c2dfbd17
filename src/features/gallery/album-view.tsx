import { Box } from '#chakra';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Images from 'lucide-react/icons/images';
import { EmptyState } from '../../components/empty-state/empty-state';
import { Icon } from '../../components/icon/icon';
import { SmartLink } from '../../components/link/smart-link';
import { isHttpError } from '../../lib/http/http-error';
import { listHeight } from '../shared/list-spacing';
import { itemIdIn } from '../../lib/http/item-address';
import { useAddressPath, useAddressSearch } from '../shared/address';
import { useOverdue } from '../shared/use-overdue';
import { AlbumLoading } from './album-loading';
import { AlbumBody } from './album-body';
import { albumFolder } from './gallery.address';
import { albumQuery } from './gallery.queries';
import { PHOTO_GALLERY } from './gallery.schema';

/**
 * The album of the address ('/Gallery/…' or '?id=…'), or a sentence why there is none. The link back is at
 * its end, too. A reader who is there before the photos are loaded keeps it on the screen (scroll
 * anchoring).
 */
export function AlbumView() {
  const id = useItemId(albumFolder);
  return (
    <Box minH={listHeight}>
      <SmartLink to="/Gallery" variant="standalone" minH="target">
        <Icon as={ArrowLeft} size={18} /> Go Back
      </SmartLink>
      <Box mt={6}>
        {id === undefined ? <AlbumLoading /> : null}
        {id === '' ? <NoSuchAlbum named={false} /> : null}
        {id ? <NamedAlbum key={id} id={id} /> : null}
      </Box>
      <SmartLink to="/Gallery" variant="standalone" minH="target" mt={8}>
        <Icon as={Images} size={18} /> See all albums
      </SmartLink>
    </Box>
  );
}

/** The id that the page's address names; '' where it names none, `undefined` in built HTML. */
function useItemId(folder: string): string | undefined {
  const path = useAddressPath();
  const search = useAddressSearch();
  return path === undefined || search === undefined ? undefined : itemIdIn(folder, path, search);
}

function NamedAlbum({ id }: { id: string }) {
  const query = albumQuery(id);
  const client = useQueryClient();
  const { data: album, error, isPending, isFetching, refetch } = useQuery(query);
  const [isOverdue, waitAnew] = useOverdue(isPending);
  if (isPending && !isOverdue) return <AlbumLoading />;
  if (album?.category === PHOTO_GALLERY) return <AlbumBody album={album} />;
  const answered = !error || isHttpError(error, 'parse') || isClientError(error);
  if (answered && !isOverdue) return <NoSuchAlbum named />;
  const askAnew = () => {
    waitAnew();
    // A call that is still open would be waited for instead.
    void (isOverdue ? client.resetQueries(query) : refetch());
  };
  return (
    <EmptyState
      title="The album could not be loaded"
      action={{ label: isFetching && !isOverdue ? 'Loading…' : 'Try again', onClick: askAnew }}
    >
      The photos are fetched from the school’s content service, which does not answer just now.
    </EmptyState>
  );
}

/** Whether the service understood the call and has no such album, rather than failed. */
function isClientError(error: unknown): boolean {
  return isHttpError(error, 'status') && (error.status === 404 || error.status === 400);
}

function NoSuchAlbum({ named }: { named: boolean }) {
  return (
    <EmptyState title={named ? 'This album is not here' : 'No album is chosen'}>
      {named
        ? 'It may have been taken down, or the link is not complete.'
        : 'The address does not name an album.'}
    </EmptyState>
  );
}

export default AlbumView;
