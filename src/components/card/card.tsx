import { chakra } from '#chakra';
import { cardRecipe } from '../../theme/recipes/surfaces';

/** A sheet of paper that holds one thing; `interactive` when the whole of it can be opened. */
export const Card = chakra('div', cardRecipe);
