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

/** The same sheet in a page: where scripts are off, none can open it, so that it stands there open. */
export const openedDialogRecipe = defineRecipe({
  className: 'opened-dialog',
  base: {
    ...dialogRecipe.base,
    '@media (scripting: none)': {
      display: 'block',
      position: 'static',
      my: 8,
      maxH: 'none',
      boxShadow: 'none',
      '& form': { display: 'none' },
    },
  },
});

/** The title with the button that closes the sheet; it stays in place while the rest scrolls. */
export const dialogHeadRecipe = defineRecipe({
  className: 'dialog-head',
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    gap: 4,
    justifyContent: 'space-between',
    alignItems: 'start',
    px: { base: 5, md: 8 },
    pt: { base: 5, md: 8 },
    pb: 4,
    bg: 'surface',
  },
});
