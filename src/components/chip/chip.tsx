import { chakra } from '#chakra';
import { chipRecipe } from '../../theme/recipes/surfaces';

/** A small label: a date, a class, a file type. */
export const Chip = chakra('span', chipRecipe);
