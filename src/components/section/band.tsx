import { chakra } from '#chakra';
import { bandRecipe } from './section.recipe';

/** A full-width section of the page; adjacent ones alternate their background. */
export const Band = chakra('section', bandRecipe);
