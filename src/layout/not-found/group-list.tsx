import { chakra, Heading } from '#chakra';
import { Link } from 'gatsby';
import type { MenuGroup } from '../../content/menu';
import { railListRecipe } from '../../theme/recipes/reading';
import { tilesRecipe } from '../../theme/recipes/tiles';

const Groups = chakra('div', tilesRecipe);
const Links = chakra('ul', railListRecipe);

/** Every group of the menu with its pages, side by side. */
export function GroupList({ menu }: { menu: readonly MenuGroup[] }) {
  return (
    <Groups rowGap={{ base: 8, md: 10 }} alignItems="start">
      {menu
        .filter(({ pages }) => pages.length > 0)
        .map(({ name, pages }) => (
          <section key={name}>
            <Heading as="h3" textStyle="h3" mb={3}>
              {name}
            </Heading>
            <Links>
              {pages.map(({ path, title }) => (
                <li key={path}>
                  <Link to={path}>{title}</Link>
                </li>
              ))}
            </Links>
          </section>
        ))}
    </Groups>
  );
}
