import { chakra } from '#chakra';
import { skeletonRecipe } from '../../theme/recipes/surfaces';

/** Reserves the place of something that is still loading; hide it from assistive technology. */
export const Skeleton = chakra('div', skeletonRecipe);
