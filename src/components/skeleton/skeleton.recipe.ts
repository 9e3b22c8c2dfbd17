import { defineRecipe } from '#chakra';

/** The reserved place of something that is still loading. */
export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    bg: 'placeholder',
    borderRadius: 'control',
    animation: 'shimmer 1.2s ease-in-out infinite alternate',
    color: 'transparent',
    userSelect: 'none',
  },
});
