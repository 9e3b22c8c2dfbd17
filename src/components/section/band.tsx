import { chakra } from '#chakra';
import { bandRecipe } from '../../theme/recipes/surfaces';

/** A horizontal band across the page; neighbours alternate their background. */
export const Band = chakra('section', bandRecipe);
