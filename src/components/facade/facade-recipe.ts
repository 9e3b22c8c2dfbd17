import { defineRecipe } from '#chakra';

/** The place of another site's frame, and the frame that lies over it once it was asked for. */
export const facadeRecipe = defineRecipe({
  className: 'facade',
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: 3,
    p: 5,
    textAlign: 'center',
    borderRadius: 'card',
    overflow: 'hidden',
    '&[data-shown] > :not(iframe)': { display: 'none' },
    '& > iframe': {
      position: 'absolute',
      inset: 0,
      w: 'full',
      h: 'full',
      border: 'hairline',
      borderRadius: 'card',
      bg: 'placeholder',
    },
  },
});
