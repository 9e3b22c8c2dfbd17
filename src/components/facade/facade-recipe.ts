import { defineRecipe } from '#chakra';

/** The facade of an embed, and the iframe that covers it after the click. */
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
