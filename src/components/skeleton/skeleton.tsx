import { chakra } from '#chakra';
import { skeletonRecipe } from './skeleton.recipe';

/** Reserves the place of something that is still loading; hide it from assistive technology. */
export const Skeleton = chakra('div', skeletonRecipe);
