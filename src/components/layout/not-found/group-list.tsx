import { chakra, Heading } from '#chakra';
import { SmartLink } from '../../link/smart-link';
import type { MenuGroup } from '../../../content/menu';
import { railListRecipe } from '../reading/reading.recipe';
import { tilesRecipe } from '../../card/tiles.recipe';

const Groups = chakra('div', tilesRecipe);
const Links = chakra('ul', railListRecipe);

/** Every group of the menu with its pages, side by side; Home stands above, in the breadcrumb. */
export function GroupList({ menu }: { menu: readonly MenuGroup[] }) {
  return (
    <Groups rowGap={{ base: 8, md: 10 }} alignItems="start">
      {menu
        .filter(({ path = '/', pages }) => pages.length > 0 || path !== '/')
        .map(({ name, path, pages }) => (
          <section key={name}>
            <Heading as="h3" textStyle="h3" mb={3}>
              {path ? (
                <SmartLink to={path} variant="plain">
                  {name}
                </SmartLink>
              ) : (
                name
              )}
            </Heading>
            {pages.length > 0 ? (
              <Links>
                {pages.map((page) => (
                  <li key={page.path}>
                    <a href={page.path}>{page.title}</a>
                  </li>
                ))}
              </Links>
            ) : null}
          </section>
        ))}
    </Groups>
  );
}
