import { Box } from '#chakra';
import { LoadingRegion } from '../../components/deferred/loading-region';
import { EmptyState } from '../../components/empty-state/empty-state';
import { ShowMore } from '../../components/show-more/show-more';
import { useShownPages, writeShownPages } from '../../lists/address';
import { listHeight } from '../../lists/list-spacing';
import { firstPages } from '../../lists/paging';
import { useLiveQuery } from '../../lists/use-live-query';
import { AlumniGrid, AlumniLoading } from './alumni-grid';
import { alumnusOf, type AlumnusProfile } from './alumni.profile';
import { alumniQuery } from './alumni.queries';

export interface AlumniListProps {
  /** Those whom the page shows when the service has none. */
  profiles: readonly AlumnusProfile[];
}

/** The Alumni page's list; without one of the service, the school's own profiles. */
export function AlumniList({ profiles }: AlumniListProps) {
  const { data, isPending } = useLiveQuery(alumniQuery);
  const pages = useShownPages();
  const shown = firstPages(data && data.length > 0 ? data : profiles.map(alumnusOf), pages);
  return (
    <Box minH={listHeight} aria-busy={isPending ? true : undefined}>
      {isPending ? (
        <LoadingRegion within={listHeight}>
          <AlumniLoading />
        </LoadingRegion>
      ) : null}
      {!isPending && shown.total > 0 ? <AlumniGrid items={shown.items} /> : null}
      {!isPending && shown.total === 0 ? <NoAlumni /> : null}
      {!isPending && (shown.next > 0 || pages > 1) ? (
        <ShowMore
          noun="alumni"
          shown={shown.items.length}
          total={shown.total}
          next={shown.next}
          onMore={() => writeShownPages(pages + 1)}
        />
      ) : null}
    </Box>
  );
}

const NoAlumni = () => (
  <EmptyState title="No profiles yet">
    Former students are shown here as soon as the school has written about them.
  </EmptyState>
);

export default AlumniList;
