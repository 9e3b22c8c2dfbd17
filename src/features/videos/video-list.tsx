import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../components/empty-state/empty-state';
import { LiveList } from '../../lists/live-list';
import type { FilterField } from '../../lists/use-list-filters';
import { VideoGrid, VideosLoading } from './video-grid';
import { videosQuery } from './videos.queries';

const byYear: readonly FilterField[] = ['year'];

/** The Video Gallery page's list: newest first, to be narrowed by year. */
export function VideoList() {
  const { data, isError } = useQuery(videosQuery);
  return (
    <LiveList
      noun="videos"
      items={data}
      failed={isError}
      countLabel="Total Videos"
      yearRule="all"
      fields={byYear}
      loading={<VideosLoading />}
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
