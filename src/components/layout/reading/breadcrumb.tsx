import { chakra } from '#chakra';
import type { MenuItem } from '../../../content/menu';
import { breadcrumbRecipe } from './reading.recipe';

const List = chakra('ol', breadcrumbRecipe);

export interface BreadcrumbProps {
  /** The group of the menu that the page stands in; it has no page of its own. */
  group?: string | undefined;
  /** The page above it, where it shows one item of a list. */
  under?: MenuItem | undefined;
  /** The page. */
  title: string;
}

/** The breadcrumb of a page. */
export function Breadcrumb({ group, under, title }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        <li>
          <a href="/">Home</a>
        </li>
        {group ? <li>{group}</li> : null}
        {under ? (
          <li>
            <a href={under.path}>{under.title}</a>
          </li>
        ) : null}
        <li aria-current="page">{title}</li>
      </List>
    </nav>
  );
}
