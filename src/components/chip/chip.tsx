import { chakra } from '@chakra-ui/react';
import { chipRecipe } from '../../theme/recipes/surfaces';

/** A small label: a date, a class, a file type. */
export const Chip = chakra('span', chipRecipe);
