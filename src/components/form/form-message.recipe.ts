import { defineRecipe } from '#chakra';

/** A message about a whole form: an icon and words, told apart by more than their colour. */
export const messageRecipe = defineRecipe({
  className: 'message',
  base: {
    display: 'flex',
    gap: 3,
    p: 4,
    borderRadius: 'control',
    borderInlineStart: '4px solid',
    '& svg': { flexShrink: 0, mt: '2px' },
  },
  variants: {
    tone: {
      success: {
        bg: 'brand.soft',
        borderColor: 'brand',
        color: 'ink',
        '& svg': { color: 'brand' },
      },
      error: {
        bg: 'danger.soft',
        borderColor: 'danger',
        color: 'ink',
        '& svg': { color: 'danger' },
      },
      info: {
        bg: 'accent.soft',
        borderColor: 'accent',
        color: 'ink',
        '& svg': { color: 'accent.text' },
      },
    },
  },
});
