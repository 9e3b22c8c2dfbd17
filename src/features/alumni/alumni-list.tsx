import { Box } from '#chakra';
import { ShowMore } from '../../components/show-more/show-more';
import { useShownPages, writeShownPages } from '../../lists/address';
import { firstPages } from '../../lists/paging';
import { useLiveQuery } from '../../lists/use-live-query';
import { AlumniGrid, AlumniLoading } from './alumni-grid';
import { fixedAlumni } from './alumni.placeholders';
import { alumniQuery } from './alumni.queries';

/** The Alumni page's list; without one of the service, the four fixed profiles. */
export function AlumniList() {
  const { data, isPending } = useLiveQuery(alumniQuery);
  const pages = useShownPages();
  const shown = firstPages(data && data.length > 0 ? data : fixedAlumni, pages);
  return (
    <Box minH="62dvh" aria-busy={isPending ? true : undefined}>
      {isPending ? <AlumniLoading /> : <AlumniGrid items={shown.items} />}
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
