import type { MenuItem } from '../../content/menu';

export interface PageLinkProps {
  page: MenuItem;
  /** Path of the page being read; the link to it is marked as current. */
  current: string;
}

/** A page of the menu; the list around it gives it its look. */
export function PageLink({ page: { path, title }, current }: PageLinkProps) {
  return (
    <a href={path} aria-current={path === current ? 'page' : undefined}>
      {title}
    </a>
  );
}
