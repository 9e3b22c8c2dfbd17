import { chakra, Flex } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../../components/icon/icon';
import type { MenuGroup } from '../../content/menu';
import { menuPanelRecipe, menuSummaryRecipe } from './menu-recipes';
import { PageLink } from './page-link';
import { useClosingDetails } from './use-closing-details';

const Summary = chakra('summary', menuSummaryRecipe);
const Panel = chakra('div', menuPanelRecipe);

export interface DesktopMenuProps {
  groups: MenuGroup[];
  /** Path of the page being read. */
  current: string;
}

/**
 * The main menu on wide screens: native disclosures that open before any script has arrived.
 * With scripts, Escape, a click elsewhere and moving the focus away close them.
 */
export function DesktopMenu({ groups, current }: DesktopMenuProps) {
  const ref = useRef<HTMLElement>(null);
  useClosingDetails(ref, current);
  return (
    <chakra.nav ref={ref} aria-label="Main" display={{ base: 'none', lg: 'block' }} ms="auto">
      <Flex as="ul" listStyleType="none" align="center">
        {groups.map((group) => (
          <chakra.li key={group.name} position="relative">
            {group.path ? (
              <PageLink path={group.path} current={current} look="bar">
                {group.name}
              </PageLink>
            ) : (
              <details name="main-menu">
                <Summary data-current={holds(group, current) || undefined}>
                  {group.name}
                  <chakra.span display={{ base: 'none', xl: 'block' }} className="chevron">
                    <Icon as={ChevronDown} size={15} />
                  </chakra.span>
                </Summary>
                <Panel columns={group.pages.length > 6 ? 2 : 1}>
                  <ul>
                    {group.pages.map((page) => (
                      <li key={page.path}>
                        <PageLink path={page.path} current={current} look="panel">
                          {page.title}
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                </Panel>
              </details>
            )}
          </chakra.li>
        ))}
      </Flex>
    </chakra.nav>
  );
}

const holds = (group: MenuGroup, path: string) => group.pages.some((page) => page.path === path);
