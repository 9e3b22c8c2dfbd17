import { chakra } from '#chakra';
import { useRef } from 'react';
import { useBehaviour } from '../../hooks/use-behaviour';
import type { MenuGroup } from '../../../content/menu';
import { closingDetailsBehaviour } from './closing-details.behaviour';
import { MenuList } from './menu-list';
import { mainMenuRecipe } from './menu.recipe';

const Bar = chakra('nav', mainMenuRecipe);

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
  useBehaviour(ref, closingDetailsBehaviour);
  return (
    <Bar ref={ref} aria-label="Main">
      <MenuList groups={groups} current={current} name="main-menu" />
    </Bar>
  );
}
