import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../../components/icon/icon';
import type { MenuGroup } from '../../content/menu';
import { drawerSummaryRecipe } from './drawer-recipes';
import { PageLink } from './page-link';

const Summary = chakra('summary', drawerSummaryRecipe);

/** One group of the drawer: a page by itself, or an accordion of its pages. */
export function DrawerGroup({ group, current }: { group: MenuGroup; current: string }) {
  if (group.path) {
    return (
      <PageLink path={group.path} current={current} look="panel">
        <chakra.span fontSize="lg" fontWeight="semibold" py={2}>
          {group.name}
        </chakra.span>
      </PageLink>
    );
  }
  return (
    <details name="drawer">
      <Summary>
        {group.name}
        <Icon as={ChevronDown} />
      </Summary>
      <chakra.ul listStyleType="none" ps={3} pb={3}>
        {group.pages.map((page) => (
          <li key={page.path}>
            <PageLink path={page.path} current={current} look="drawer">
              {page.title}
            </PageLink>
          </li>
        ))}
      </chakra.ul>
    </details>
  );
}
