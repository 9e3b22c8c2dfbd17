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

/** A small arrow that points down, 12 px from the end; two halves, since a gradient has one slope. */
const arrow = [45, -45].map(
  (degrees) =>
    `linear-gradient(${degrees}deg, transparent calc(50% - 1px), {colors.ink.muted} calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px))`,
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
    backgroundSize: '6px 6px',
    backgroundPosition: 'right 18px center, right 12px center',
    backgroundRepeat: 'no-repeat',
    _highContrast: { appearance: 'auto', backgroundImage: 'none' },
  },
});
