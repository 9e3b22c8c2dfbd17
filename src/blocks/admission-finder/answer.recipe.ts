import { defineRecipe } from '#chakra';

/** An answer as a card: what it is in large letters, the reason, what to do. Nothing until there is one. */
export const answerRecipe = defineRecipe({
  className: 'answer',
  base: {
    '& > p:empty': { display: 'none' },
    '&:has(> [role=status]:not(:empty))': {
      p: { base: 4, md: 5 },
      bg: 'brand.soft',
      borderRadius: 'card',
      borderInlineStart: '4px solid {colors.accent}',
    },
    '& > [data-part=fits]': { textStyle: 'h3', color: 'brand', mb: 1 },
    '& > p + p:not([role])': { mt: 2 },
  },
});
