import { chakra } from '@chakra-ui/react';
import { skeletonRecipe } from '../../theme/recipes/surfaces';

/** Reserves the place of something that is still loading; hide it from assistive technology. */
export const Skeleton = chakra('div', skeletonRecipe);
