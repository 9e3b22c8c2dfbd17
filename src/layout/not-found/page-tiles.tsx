import { chakra } from '#chakra';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Card } from '../../components/card/card';
import { Icon } from '../../components/icon/icon';
import { SmartLink } from '../../components/link/smart-link';
import type { MenuItem } from '../../content/menu';
import { tilesRecipe } from '../../theme/recipes/tiles';

const Tiles = chakra('ul', tilesRecipe);

/** Pages as tiles of one height, so that others may take their place without moving anything. */
export function PageTiles({ pages }: { pages: readonly MenuItem[] }) {
  return (
    <Tiles least="lg">
      {pages.map(({ path, title }) => (
        <Card
          as="li"
          key={path}
          interactive
          padding="sm"
          display="flex"
          alignItems="center"
          gap={3}
          h="72px"
        >
          <chakra.span flex={1}>
            <SmartLink to={path} variant="overlay" fontWeight="semibold" color="brand">
              {title}
            </SmartLink>
          </chakra.span>
          <chakra.span color="accent.text" flexShrink={0}>
            <Icon as={ArrowRight} />
          </chakra.span>
        </Card>
      ))}
    </Tiles>
  );
}
