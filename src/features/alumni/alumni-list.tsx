import { Box } from '#chakra';
import { LoadingRegion } from '../../components/deferred/loading-region';
import { EmptyState } from '../../components/empty-state/empty-state';
import { ShowMore } from '../../components/show-more/show-more';
import { useShownPages, writeShownPages } from '../shared/address';
import { listHeight } from '../shared/list-spacing';
import { firstPages } from '../shared/paging';
import { useLiveQuery } from '../shared/use-live-query';
import { AlumniGrid, AlumniLoading } from './alumni-grid';
import { alumniQuery } from './alumni.queries';
import type { Alumnus } from './alumni.schema';

/** A former student in the school's own content. */
type AlumnusProfile = Pick<Alumnus, 'title' | 'name' | 'designation' | 'batch'>;

/** A profile as the list shows it. */
const alumnusOf = (profile: AlumnusProfile): Alumnus => ({
  ...profile,
  id: '',
  key: profile.name,
  photo: undefined,
});

export interface AlumniListProps {
  /** Those whom the page shows when the service has none. */
  profiles: readonly AlumnusProfile[];
}

/** The Alumni page's list; without one of the service, the school's own profiles. */
export function AlumniList({ profiles }: AlumniListProps) {
  const { data, isPending } = useLiveQuery(alumniQuery);
  const pages = useShownPages();
  const shown = firstPages(data && data.length > 0 ? data : profiles.map(alumnusOf), pages);
  if (isPending) {
    return (
      <Box minH={listHeight} aria-busy>
        <LoadingRegion within={listHeight}>
          <AlumniLoading />
        </LoadingRegion>
      </Box>
    );
  }
  return (
    <Box minH={listHeight}>
      {shown.total > 0 ? <AlumniGrid items={shown.items} /> : <NoAlumni />}
      {shown.next > 0 || pages > 1 ? (
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
