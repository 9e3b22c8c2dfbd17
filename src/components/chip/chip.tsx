import { chakra } from '#chakra';
import { chipRecipe } from './chip.recipe';

/** A small label: a date, a class, a file type. */
export const Chip = chakra('span', chipRecipe);
