import { Box } from '#chakra';
import { LoadingRegion } from '../../components/deferred/loading-region';
import { Skeleton } from '../../components/skeleton/skeleton';
import { listHeight } from '../shared/list-spacing';
import { PhotoTable } from './photo-grid';

/** The links back above and below an album, which its minimum height includes. */
const linksHeight = '144px';

/** The skeleton of an album. */
export function AlbumLoading() {
  return (
    <Box aria-busy="true">
      <LoadingRegion
        within={`calc(${listHeight} - ${linksHeight})`}
        withoutScripts={
          <p>Albums are fetched by a script. Please switch scripts on, or ask the school office.</p>
        }
      >
        <Skeleton h="44px" w="min(420px, 80%)" />
        <Skeleton h="20px" w="min(620px, 100%)" mt={4} />
        <Skeleton h="76px" mt={6} mb={8} borderRadius="card" />
        <PhotoTable>
          {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => (
            <li key={place}>
              <Skeleton aspectRatio="4 / 3" h="full" borderRadius="card" />
            </li>
          ))}
        </PhotoTable>
      </LoadingRegion>
    </Box>
  );
}
