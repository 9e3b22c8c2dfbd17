import { chakra, Text } from '#chakra';
import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { ButtonLink } from '../../components/button/button-link';
import { Card } from '../../components/card/card';
import { Icon } from '../../components/icon/icon';
import { isInternal, SmartLink } from '../../components/link/smart-link';
import { tilesRecipe } from '../../components/card/tiles.recipe';
import type { LinksBlock } from './links.schema';

const Tiles = chakra('ul', tilesRecipe);

/** Three tiles fill a row; a fourth would stand alone in the next, so four stand in twos. */
const IN_A_ROW = 3;

/** Paper shows where a link to another site leads. */
const onPaper = {
  '@media print': {
    '&[href^="http"]::after': { content: '" (" attr(href) ")"' },
  },
};

function iconFor(to: string): LucideIcon {
  if (isInternal(to)) return ArrowRight;
  if (to.startsWith('tel:')) return Phone;
  return to.startsWith('mailto:') ? Mail : ArrowUpRight;
}

/** An arrow points to where the words run. */
const onward = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };

/** True when every link stays on this site. */
export const leadsOnlyWithin = ({ items }: LinksBlock) => items.every(({ to }) => isInternal(to));

/** Where a reader may go next, as tiles. One link without a heading is the page's call to action. */
export function LinksBlockView({ block: { heading, items } }: { block: LinksBlock }) {
  const [first] = items;
  if (first && items.length === 1 && heading === undefined) {
    return (
      <>
        <ButtonLink to={first.to} variant="accent" size="lg">
          {first.title}
          <Icon as={iconFor(first.to)} />
        </ButtonLink>
        <Text display="none" _print={{ display: 'block' }}>
          {first.title}: {first.to}
        </Text>
        {first.text ? (
          <Text textStyle="small" color="ink.muted" mt={3}>
            {first.text}
          </Text>
        ) : null}
      </>
    );
  }
  return (
    <Tiles least={items.length % IN_A_ROW === 1 ? 'lg' : 'md'}>
      {items.map(({ title, to, text }) => (
        <Card as="li" key={`${to} ${title}`} interactive padding="sm" display="flex" gap={3}>
          <chakra.span flex={1}>
            <SmartLink to={to} variant="overlay" fontWeight="semibold" color="brand" css={onPaper}>
              {title}
            </SmartLink>
            {text ? (
              <Text as="span" display="block" textStyle="small" color="ink.muted" mt={1}>
                {text}
              </Text>
            ) : null}
          </chakra.span>
          <chakra.span color="accent.text" flexShrink={0} mt="3px" css={onward}>
            <Icon as={iconFor(to)} />
          </chakra.span>
        </Card>
      ))}
    </Tiles>
  );
}
