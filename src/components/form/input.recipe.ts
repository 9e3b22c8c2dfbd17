import { defineRecipe } from '#chakra';

/** One-line inputs, selects and text areas. */
export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    display: 'block',
    w: 'full',
    minH: 'target',
    px: 3,
    py: 2,
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'snug',
    color: 'ink',
    bg: 'surface',
    border: '1px solid {colors.line.control}',
    borderRadius: 'control',
    _placeholder: { color: 'ink.muted', opacity: 1 },
    _hover: { borderColor: 'brand' },
    _invalid: { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  },
});
