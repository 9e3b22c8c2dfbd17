import { chakra } from '#chakra';
import FileDown from 'lucide-react/icons/file-down';
import { Card } from '../../components/card/card';
import { Icon } from '../../components/icon/icon';
import { captionRecipe } from '../block.recipe';
import { linkRecipe } from '../../components/link/link.recipe';
import { tilesRecipe } from '../../components/card/tiles.recipe';
import { fileTypeAndSize } from '../document-name';
import type { BlockOf } from '../block-props';

const Files = chakra('ul', tilesRecipe);
const FileLink = chakra('a', linkRecipe);
const Description = chakra('span', captionRecipe);

/** Files to take home: each link says what it is, of which type and how large. */
export function DownloadsBlockView({ block }: { block: BlockOf<'downloads'> }) {
  return (
    <Files least="lg">
      {block.items.map(({ title, description, href, ...file }) => (
        <Card
          as="li"
          key={href}
          interactive
          padding="sm"
          display="flex"
          gap={4}
          alignItems="center"
        >
          <chakra.span
            display="grid"
            placeItems="center"
            flexShrink={0}
            w="48px"
            h="56px"
            borderRadius="control"
            bg="brand.soft"
            color="brand"
          >
            <Icon as={FileDown} size={24} />
          </chakra.span>
          <span>
            <FileLink href={href} variant="overlay" color="brand" fontWeight="semibold">
              Download {title}{' '}
              <chakra.span whiteSpace="nowrap">({fileTypeAndSize(file)})</chakra.span>
            </FileLink>
            {description ? (
              <Description display="block" mt={1}>
                {description}
              </Description>
            ) : null}
          </span>
        </Card>
      ))}
    </Files>
  );
}
