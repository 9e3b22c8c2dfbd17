import { defineRecipe } from '#chakra';

/** One-line inputs and text areas. */
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

/** A small triangle that points down; two halves, since a gradient has one slope. */
const arrow = [45, -45].map(
  (degrees) => `linear-gradient(${degrees}deg, transparent 50%, {colors.ink.muted} 50%)`,
);

/** Selects: the same field, with an arrow of its own in place of the browser's. */
export const selectRecipe = defineRecipe({
  ...inputRecipe,
  base: {
    ...inputRecipe.base,
    appearance: 'none',
    pe: 10,
    textOverflow: 'ellipsis',
    backgroundImage: arrow.join(', '),
    backgroundSize: '5px 5px',
    backgroundPosition: 'right 17px center, right 12px center',
    backgroundRepeat: 'no-repeat',
    _highContrast: { appearance: 'auto', backgroundImage: 'none' },
  },
});
