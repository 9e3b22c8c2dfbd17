import { LiveList } from '../../lists/live-list';
import { useLiveQuery } from '../../lists/use-live-query';
import { AlbumGrid, AlbumsEmpty, AlbumsLoading } from './album-grid';
import { galleryCall, galleryQuery } from './gallery.queries';

/** The Gallery page's albums: newest first, the current year's when it has any. */
export function AlbumList() {
  const { data, isError } = useLiveQuery(galleryQuery);
  return (
    <LiveList
      noun="albums"
      call={galleryCall}
      items={data}
      failed={isError}
      countLabel="Total Categories"
      yearRule="current-if-any"
      searchPlaceholder="Search by title"
      loading={<AlbumsLoading />}
      empty={<AlbumsEmpty />}
    >
      {(items) => <AlbumGrid items={items} />}
    </LiveList>
  );
}

export default AlbumList;
