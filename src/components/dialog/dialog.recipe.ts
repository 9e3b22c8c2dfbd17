import { defineRecipe } from '#chakra';

/** A modal sheet over a dimmed page. */
export const dialogRecipe = defineRecipe({
  className: 'dialog',
  base: {
    m: 'auto',
    p: 0,
    w: 'min(92vw, 640px)',
    maxH: '88dvh',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    color: 'ink',
    bg: 'surface',
    border: 'hairline',
    borderRadius: 'card',
    boxShadow: 'paper',
    '&[open]': { animation: 'appear {durations.normal} {easings.out}' },
    '&::backdrop': { bg: 'rgb(10 26 20 / 0.6)' },
    _print: { display: 'none' },
  },
});
