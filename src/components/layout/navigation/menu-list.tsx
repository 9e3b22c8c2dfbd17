import type { MenuGroup, MenuItem } from '../../../content/menu';

export interface MenuListProps {
  groups: MenuGroup[];
  /** Path of the page being read. */
  current: string;
  /** The disclosures of one name close each other. */
  name: string;
}

/** The groups of the menu: links to pages, and native disclosures that hold their pages. */
export function MenuList({ groups, current, name }: MenuListProps) {
  return (
    <ul>
      {groups.map((group) => (
        <li key={group.name}>
          {group.path ? (
            <PageLink page={{ path: group.path, title: group.name }} current={current} />
          ) : (
            <details name={name}>
              <summary>{group.name}</summary>
              <ul>
                {group.pages.map((page) => (
                  <li key={page.path}>
                    <PageLink page={page} current={current} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PageLinkProps {
  page: MenuItem;
  /** Path of the page being read; the link to it is marked as current. */
  current: string;
}

/** A page of the menu or the rail; the list around it gives it its look. */
export function PageLink({ page: { path, title }, current }: PageLinkProps) {
  return (
    <a href={path} aria-current={path === current ? 'page' : undefined}>
      {title}
    </a>
  );
}
