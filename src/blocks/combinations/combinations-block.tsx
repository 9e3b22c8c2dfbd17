import { Box, chakra } from '#chakra';
import { Card } from '../../components/card/card';
import { captionRecipe } from '../block.recipe';
import { tilesRecipe } from '../../components/card/tiles.recipe';
import { PartHeading } from '../block-heading';
import type { BlockOf, BlockProps } from '../block-props';

const Cards = chakra('ul', tilesRecipe);
const Note = chakra('p', captionRecipe);

/** Combinations of subjects a student may choose, by stream. */
export function CombinationsBlockView({
  block,
  level,
}: Pick<BlockProps<BlockOf<'combinations'>>, 'block' | 'level'>) {
  return (
    <>
      {block.groups.map(({ stream, items }) => (
        <Box key={stream} mt={{ base: 6, md: 8 }} _first={{ mt: 0 }}>
          <PartHeading level={level}>{stream}</PartHeading>
          <Cards>
            {items.map(({ name, subjects, note }) => (
              <Card as="li" key={name} padding="sm" display="flex" flexDirection="column">
                <chakra.p textStyle="h3" fontSize="lg" color="brand" pb={2} borderBottom="hairline">
                  {name}
                </chakra.p>
                <chakra.ul listStyleType="none" py={3} lineHeight="snug" flex={1}>
                  {subjects.map((subject) => (
                    <chakra.li key={subject} py={1}>
                      {subject}
                    </chakra.li>
                  ))}
                </chakra.ul>
                {note ? <Note>{note}</Note> : null}
              </Card>
            ))}
          </Cards>
        </Box>
      ))}
    </>
  );
}
