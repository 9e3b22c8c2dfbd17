import { Box, chakra } from '#chakra';
import type { ReactNode } from 'react';
import type { MenuGroup } from '../../../content/menu';
import { postcardRecipe, railListRecipe } from './reading.recipe';
import { PageLink } from '../navigation/menu-list';
import type { PageHeading } from '../../../content/page.schema';
import { isLongPage, OnThisPage, RailHeading } from './on-this-page';

const Links = chakra('ul', railListRecipe);
const Postcard = chakra('div', postcardRecipe);

export interface SideRailProps {
  headings: readonly PageHeading[];
  /** The group of the menu that the page stands in. */
  group?: MenuGroup | undefined;
  /** The path of the page. */
  current: string;
  /** A picture of what the page is about, for wide screens. */
  picture?: ReactNode;
}

/** Whether the rail would hold anything: a page alone in its group, and short, has none. */
export function hasRail({ headings, group }: Pick<SideRailProps, 'headings' | 'group'>): boolean {
  return isLongPage(headings) || (group?.pages.length ?? 0) > 1;
}

/** Beside the body on wide screens: what is on the page, and its siblings. Below it on others. */
export function SideRail({ headings, group, current, picture }: SideRailProps) {
  return (
    <Box _print={{ display: 'none' }}>
      <Box
        display="grid"
        gap={8}
        position={{ lg: 'sticky' }}
        top="104px"
        maxH={{ lg: 'calc(100dvh - 128px)' }}
        overflowY={{ lg: 'auto' }}
        overscrollBehavior="contain"
        // What scrolls cuts off the rings of its links, unless they have room inside.
        p={{ lg: 2 }}
        m={{ lg: '-2' }}
      >
        {picture ? <Postcard>{picture}</Postcard> : null}
        <Box display={{ base: 'none', lg: isLongPage(headings) ? 'block' : 'none' }}>
          <OnThisPage headings={headings} variant="rail" />
        </Box>
        {group && group.pages.length > 1 ? (
          <nav aria-label={`In ${group.name}`}>
            <RailHeading>{group.name}</RailHeading>
            <Links>
              {group.pages.map((page) => (
                <li key={page.path}>
                  <PageLink page={page} current={current} />
                </li>
              ))}
            </Links>
          </nav>
        ) : null}
      </Box>
    </Box>
  );
}
