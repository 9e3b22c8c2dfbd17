import { LiveList } from '../shared/live-list';
import { useLiveQuery } from '../shared/use-live-query';
import { AlbumGrid, AlbumsEmpty, AlbumsLoading } from './album-grid';
import { galleryCall, galleryQuery } from './gallery.queries';

/** The Gallery page's albums: newest first, the current year's when it has any. */
export function AlbumList() {
  return (
    <LiveList
      noun="albums"
      call={galleryCall}
      list={useLiveQuery(galleryQuery)}
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
