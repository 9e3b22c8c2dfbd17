import { defineRecipe } from '#chakra';

/** One part of an accordion: a line that opens, hairlines between the parts, no boxes. */
export const accordionItemRecipe = defineRecipe({
  className: 'accordion-item',
  base: {
    borderBottom: 'hairline',
    _first: { borderTop: 'hairline' },
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      minH: '56px',
      py: 3,
      fontWeight: 'semibold',
      fontSize: 'lg',
      lineHeight: 'snug',
      listStyle: 'none',
      borderRadius: 'control',
      textWrap: 'pretty',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { color: 'brand' },
    },
    '& > summary > svg': {
      flexShrink: 0,
      ms: 'auto',
      color: 'accent.text',
      transition: 'transform {durations.fast} {easings.out}',
    },
    '&[open] > summary': { color: 'brand' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& > div': { pb: { base: 6, md: 8 }, pt: 1 },
    // The only part of its kind is the body of the page: a sheet that asks to be opened.
    '&:only-child:not(nav > *)': {
      bg: 'surface',
      border: 'hairline',
      borderRadius: 'card',
      px: { base: 4, md: 6 },
      '& > summary': { textStyle: 'h3', minH: '72px', color: 'brand' },
    },
    _print: {
      breakInside: 'avoid',
      '&:only-child:not(nav > *)': { p: 0, border: 0 },
      '& > summary': { minH: 0, py: 2, breakAfter: 'avoid' },
      '& > summary > svg': { display: 'none' },
      '& > div': { pb: 3 },
    },
  },
});

/** A house's pennant before the line. */
export const pennantRecipe = defineRecipe({
  className: 'pennant',
  base: {
    flexShrink: 0,
    w: '14px',
    h: '20px',
    borderRadius: '3px',
    '&[data-colour=red]': { bg: 'house.red' },
    '&[data-colour=blue]': { bg: 'house.blue' },
    '&[data-colour=green]': { bg: 'house.green' },
    '&[data-colour=yellow]': { bg: 'house.yellow' },
  },
});
