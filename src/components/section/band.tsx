import { chakra } from '#chakra';
import { bandRecipe } from '../../theme/recipes/surfaces';

/** A full-width section of the page; adjacent ones alternate their background. */
export const Band = chakra('section', bandRecipe);
