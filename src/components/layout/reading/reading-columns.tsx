import { Box, chakra } from '#chakra';
import type { ReactNode } from 'react';
import { readingColumnsRecipe } from './reading.recipe';
import { isLongPage, OnThisPage } from './on-this-page';
import { hasRail, SideRail, type SideRailProps } from './side-rail';

const Columns = chakra('div', readingColumnsRecipe);

export interface ReadingColumnsProps extends SideRailProps {
  /** The body of the page. */
  children: ReactNode;
}

/** The body of a page with its rail; a page that has nothing for a rail keeps the whole width. */
export function ReadingColumns({ children, ...rail }: ReadingColumnsProps) {
  return (
    <Columns rail={hasRail(rail)}>
      <Box minW={0}>
        {isLongPage(rail.headings) ? (
          <Box mb={8} display={{ lg: 'none' }} _print={{ display: 'none' }}>
            <OnThisPage headings={rail.headings} variant="fold" />
          </Box>
        ) : null}
        {children}
      </Box>
      {hasRail(rail) ? <SideRail {...rail} /> : null}
    </Columns>
  );
}
