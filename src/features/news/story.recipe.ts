import { defineRecipe } from '#chakra';

/** Width of a story's picture on a phone, as CSS and as part of `sizes`. */
export const phonePicture = '96px';

/**
 * One piece of a paper. On a phone a small picture stands beside the words, the date badge below it:
 * several stories are on the screen, and their pictures weigh little. From tablets on the picture
 * stands above the words, and the first story's beside them on wide screens.
 */
export const storyRecipe = defineRecipe({
  className: 'story',
  base: {
    position: 'relative',
    display: 'grid',
    h: 'full',
    minH: { base: '118px', md: '0' },
    columnGap: 4,
    alignContent: 'start',
    gridTemplateColumns: { base: `${phonePicture} minmax(0, 1fr)`, md: 'minmax(0, 1fr)' },
    gridTemplateRows: { base: 'auto 1fr', md: 'none' },
    '& .story-picture': {
      gridRow: { base: '1 / 3', md: 'auto' },
      alignSelf: 'start',
      borderRadius: 'card',
      overflow: 'hidden',
      border: 'hairline',
      '& > *': { aspectRatio: { base: '4 / 3', md: '16 / 10' } },
    },
    '& .story-date': { display: 'flex', alignItems: 'end', gap: 3, mt: { md: -8 }, ps: { md: 5 } },
    '& .story-badge': {
      position: { base: 'absolute', md: 'static' },
      insetInlineStart: '18px',
      top: '54px',
    },
    '& .story-words': { mt: { base: 1, md: 4 }, minW: '0' },
  },
  variants: {
    lead: {
      true: {
        columnGap: { base: 4, lg: 12 },
        alignItems: 'center',
        gridTemplateColumns: { lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
        gridTemplateRows: { lg: '1fr auto auto 1fr' },
        '& .story-picture': { gridRow: { lg: '1 / 5' } },
        '& .story-date': { gridRow: { lg: '2' }, mt: { lg: 0 }, ps: { lg: 0 } },
        '& .story-words': { gridRow: { lg: '3' }, alignSelf: 'start' },
      },
    },
  },
});
