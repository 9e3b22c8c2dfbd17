import { chakra, Text } from '#chakra';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Card } from '../../card/card';
import { Icon } from '../../icon/icon';
import { SmartLink } from '../../link/smart-link';
import type { MenuItem } from '../../../content/menu';
import { neighboursRecipe } from './reading.recipe';

const Neighbours = chakra('nav', neighboursRecipe);

export interface PreviousNextProps {
  /** The page before this one in its group of the menu. */
  previous?: MenuItem | undefined;
  /** The page after it. */
  next?: MenuItem | undefined;
}

/** The neighbours of a page, so that a group can be read like a chapter. */
export function PreviousNext({ previous, next }: PreviousNextProps) {
  if (!previous && !next) return null;
  return (
    <Neighbours aria-label="Previous and next page">
      {previous ? <Neighbour page={previous} direction="previous" /> : null}
      {next ? <Neighbour page={next} direction="next" /> : null}
    </Neighbours>
  );
}

function Neighbour({ page, direction }: { page: MenuItem; direction: 'previous' | 'next' }) {
  const words = (
    <chakra.span minW={0}>
      <Text as="span" display="block" textStyle="small" color="ink.muted">
        {direction === 'previous' ? 'Previous' : 'Next'}
      </Text>
      <SmartLink to={page.path} rel={direction === 'previous' ? 'prev' : 'next'} variant="overlay">
        <chakra.span textStyle="h3" fontSize="lg" color="brand">
          {page.title}
        </chakra.span>
      </SmartLink>
    </chakra.span>
  );
  const arrow = (
    <chakra.span color="accent.text" flexShrink={0}>
      <Icon as={direction === 'previous' ? ArrowLeft : ArrowRight} />
    </chakra.span>
  );
  return (
    <Card interactive padding="sm" display="flex" alignItems="center" gap={4} className={direction}>
      {direction === 'previous' ? arrow : null}
      {words}
      {direction === 'next' ? arrow : null}
    </Card>
  );
}
