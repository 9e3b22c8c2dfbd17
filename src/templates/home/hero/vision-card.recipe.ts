import { defineRecipe } from '#chakra';

/** The paper that the vision is written on. */
export const paperRecipe = defineRecipe({
  className: 'paper',
  base: {
    position: 'relative',
    bg: 'bg',
    borderRadius: 'card',
    boxShadow: 'paper',
    px: { base: 6, md: 10, lg: 12 },
    pt: { base: 7, md: 10, lg: 12 },
    pb: { base: 7, md: 10, lg: 12 },
    mt: { base: '-56px', md: '-96px', lg: 0 },
    mx: { md: 'auto', lg: 0 },
    ms: { lg: 'auto' },
    maxW: { md: '600px', lg: '520px' },
    _print: { boxShadow: 'none', p: 0, mt: 0 },
  },
});

/** The bars that say which picture is shown. */
export const slideBarsRecipe = defineRecipe({
  className: 'slide-bars',
  base: {
    display: 'flex',
    gap: 2,
    // Those of many pictures are shorter: a row that pushes the page wide helps nobody.
    minW: 0,
    '& > i': {
      w: '28px',
      h: '4px',
      borderRadius: 'chip',
      bg: 'line',
      transition: 'background-color {durations.normal}',
      _highContrast: { bg: 'GrayText' },
    },
    '& > i[data-shown]': { bg: { base: 'accent', _highContrast: 'Highlight' } },
  },
});
