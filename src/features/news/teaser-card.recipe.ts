import { defineRecipe } from '#chakra';
import { cardRecipe } from '../../components/card/card.recipe';

/** A card of the front page's rows: a picture or a date badge on top, then words. */
const teaserRecipe = defineRecipe({
  className: 'teaser',
  base: {
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    '& .teaser-picture': {
      overflow: 'hidden',
      '& img': { transition: 'transform 600ms {easings.out}' },
    },
    '&:hover .teaser-picture img': { transform: { _motionSafe: 'scale(1.035)' } },
  },
});

/** A teaser that is a card itself: a raised sheet with all its looks. */
export const teaserCardRecipe = defineRecipe({
  ...cardRecipe,
  base: { ...teaserRecipe.base, ...cardRecipe.base },
});
