import { chakra } from '#chakra';
import { linesRecipe } from './lines.recipe';

/** Text that takes the same number of lines whether it is short, long or still loading. */
export const Lines = chakra('div', linesRecipe);
