import { chakra } from '#chakra';
import { Card } from '../../components/card/card';
import { captionRecipe } from '../block.recipe';
import { tilesRecipe } from '../../components/card/tiles.recipe';
import { BlockPicture } from '../block-picture';
import { initials } from './initials';
import type { BlockOf } from '../block-props';

const People = chakra('ul', tilesRecipe);
const Line = chakra('span', captionRecipe);

/** People with their role; initials stand in for a portrait. One alone gets a larger one. */
export function PeopleBlockView({ block }: { block: BlockOf<'people'> }) {
  const alone = block.items.length === 1;
  return (
    <People least={alone ? 'lg' : 'md'}>
      {block.items.map(({ name, role, detail, picture }) => (
        <Card
          as="li"
          key={`${name} ${role}`}
          padding="sm"
          display="flex"
          gap={4}
          alignItems="center"
        >
          <chakra.span
            flexShrink={0}
            w={alone ? { base: '96px', md: '132px' } : '76px'}
            borderRadius="card"
            overflow="hidden"
          >
            {picture ? (
              <BlockPicture {...picture} ratio={[1, 1]} sizes={alone ? '132px' : '76px'} />
            ) : (
              <Monogram name={name} />
            )}
          </chakra.span>
          <chakra.span minW="0">
            <chakra.span textStyle="eyebrow" display="block" lineHeight="snug">
              {role}
            </chakra.span>
            <chakra.span textStyle="h3" fontSize="lg" display="block" mt="0.5">
              {name}
            </chakra.span>
            {detail ? <Line display="block">{detail}</Line> : null}
          </chakra.span>
        </Card>
      ))}
    </People>
  );
}

/** Decorative: the name stands beside it. */
function Monogram({ name }: { name: string }) {
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      aspectRatio="1"
      bg="brand.soft"
      color="brand"
      fontFamily="display"
      fontWeight="semibold"
      fontSize="xl"
    >
      {initials(name)}
    </chakra.span>
  );
}
