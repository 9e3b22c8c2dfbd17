import { chakra } from '#chakra';
import { cardRecipe } from './card.recipe';

/** A card; `interactive` when the whole of it is a link. */
export const Card = chakra('div', cardRecipe);
