import { EmptyState } from '../../components/empty-state/empty-state';
import { ListUnavailable } from '../shared/list-unavailable';
import { LiveList } from '../shared/live-list';
import { useLiveQuery } from '../shared/use-live-query';
import { VideoGrid, VideosLoading } from './video-grid';
import { videosCall, videosQuery } from './videos.queries';

/** The Video Gallery page's list: newest first, to be narrowed by year. */
export function VideoList() {
  return (
    <LiveList
      noun="videos"
      call={videosCall}
      list={useLiveQuery(videosQuery)}
      countLabel="Total Videos"
      yearRule="all"
      onlyYear
      loading={<VideosLoading />}
      away={<ListUnavailable noun="videos" />}
      empty={
        <EmptyState title="No videos yet">
          Films of school events will stand here. Each opens in a new tab.
        </EmptyState>
      }
    >
      {(items) => <VideoGrid items={items} />}
    </LiveList>
  );
}

export default VideoList;
