import { chakra } from '@chakra-ui/react';
import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { pageLinkRecipe } from './menu-recipes';

const Anchor = chakra('a', pageLinkRecipe);

export interface PageLinkProps {
  path: string;
  /** Path of the page being read; the link to it is marked as current. */
  current: string;
  look: 'bar' | 'panel' | 'drawer';
  children: ReactNode;
}

/** A page of the menu. */
export function PageLink({ path, current, look, children }: PageLinkProps) {
  return (
    <Anchor asChild look={look}>
      <Link to={path} aria-current={path === current ? 'page' : undefined}>
        {children}
      </Link>
    </Anchor>
  );
}
