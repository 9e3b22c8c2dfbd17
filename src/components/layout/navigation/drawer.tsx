import { chakra } from '#chakra';
import Menu from 'lucide-react/icons/menu';
import Phone from 'lucide-react/icons/phone';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { ButtonLink } from '../../button/button-link';
import { useBehaviour } from '../../hooks/use-behaviour';
import { Icon } from '../../icon/icon';
import { SmartLink } from '../../link/smart-link';
import { telHref } from '../../link/tel-href';
import type { SiteData } from '../site-data';
import { closingDetailsBehaviour } from './closing-details.behaviour';
import { drawerButtonRecipe, drawerSheetRecipe } from './drawer.recipe';
import { MenuList } from './menu-list';

const MenuButton = chakra('summary', drawerButtonRecipe);
const Sheet = chakra('div', drawerSheetRecipe);

/**
 * The menu on phones: a native disclosure that covers the page, so that it opens at the first tap
 * whether scripts have arrived or not. The groups are accordions; the phone number is a big target.
 */
export function Drawer({ site, current }: { site: SiteData; current: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useBehaviour(ref, closingDetailsBehaviour);
  const phone = site.phones[0]?.number ?? '';
  return (
    <chakra.div
      ref={ref}
      display={{ base: 'block', lg: 'none' }}
      ms="auto"
      flexShrink={0}
      _print={{ display: 'none' }}
    >
      <details data-drawer="">
        <MenuButton>
          <span className="open">
            <Icon as={Menu} />
            Menu
          </span>
          <span className="close">
            <Icon as={X} />
            Close
          </span>
        </MenuButton>
        <Sheet>
          <nav aria-label="Main">
            <MenuList groups={site.menu} current={current} name="drawer" />
          </nav>
          <ButtonLink to={telHref(phone)} variant="accent" size="lg">
            <Icon as={Phone} />
            Call {phone}
          </ButtonLink>
          {site.utility.length > 0 ? (
            <ul>
              {site.utility.map(({ label, to }) => (
                <li key={to}>
                  <SmartLink to={to} variant="standalone" minH="48px">
                    {label}
                  </SmartLink>
                </li>
              ))}
            </ul>
          ) : null}
        </Sheet>
      </details>
    </chakra.div>
  );
}
