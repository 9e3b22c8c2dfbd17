import { defineRecipe } from '#chakra';
import { backdrop } from '../../theme/shades';

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
    // The controls of a carousel stay in sight, however long its words are.
    '& .carousel-foot': { position: 'sticky', bottom: 0, py: 2, bg: 'surface' },
    '&[open]': { animation: 'appear {durations.normal} {easings.out}' },
    '&::backdrop': { bg: backdrop },
    _print: { display: 'none' },
  },
});
