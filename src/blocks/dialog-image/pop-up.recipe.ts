import { defineRecipe } from '#chakra';
import { dialogRecipe } from '../../components/dialog/dialog.recipe';

/**
 * A dialog that opens with scripts off too, as the browser's popover. On paper, and in a browser
 * without popovers, its words stand in the page.
 */
export const popUpRecipe = defineRecipe({
  className: 'pop-up',
  base: {
    ...dialogRecipe.base,
    '& .pop-up-body': { p: { base: 5, md: 8 } },
    '& .pop-up-top': {
      display: 'flex',
      gap: 4,
      justifyContent: 'space-between',
      alignItems: 'start',
      mb: 4,
    },
    '@supports not selector(:popover-open)': {
      '&:not([open])': {
        display: 'block',
        position: 'static',
        w: 'full',
        boxShadow: 'none',
        mt: 3,
      },
      '&:not([open]) button': { display: 'none' },
    },
    _print: {
      display: 'block',
      position: 'static',
      m: 0,
      w: 'full',
      h: 'auto',
      maxH: 'none',
      overflow: 'visible',
      border: 0,
      boxShadow: 'none',
      '& .pop-up-body': { p: 0, pt: 3, pb: 6 },
      '& .pop-up-picture': { display: 'none' },
    },
  },
});

/** A picture with its title that opens something. */
export const pictureButtonRecipe = defineRecipe({
  className: 'picture-button',
  base: {
    display: 'block',
    w: 'full',
    h: 'full',
    textAlign: 'start',
    bg: 'surface',
    border: 'hairline',
    borderRadius: 'card',
    overflow: 'hidden',
    transitionProperty: 'box-shadow, border-color',
    transitionDuration: 'normal',
    _hover: { boxShadow: 'card', borderColor: 'line.control' },
    '& > .label': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 3,
      p: 4,
    },
    '& .title': { textStyle: 'h3', fontSize: 'lg' },
    '& .more': { color: 'accent.text' },
    _print: { w: '60mm', h: 'auto', '& > .label': { display: 'none' } },
  },
});
