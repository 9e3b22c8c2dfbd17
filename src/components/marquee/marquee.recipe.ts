import { defineRecipe } from '#chakra';

/** A line of words that passes by; `--duration` is one round. Still, it scrolls by hand. */
export const marqueeRecipe = defineRecipe({
  className: 'marquee',
  base: {
    display: 'flex',
    flex: 1,
    minW: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > ul': {
      display: 'flex',
      flexShrink: 0,
      alignItems: 'center',
      listStyleType: 'none',
    },
    '& > ul > li': {
      display: 'flex',
      alignItems: 'center',
      whiteSpace: 'nowrap',
      pe: 5,
      _before: {
        content: '""',
        w: '5px',
        h: '5px',
        me: 5,
        borderRadius: 'chip',
        bg: 'accent',
      },
    },
    '& > ul > li > a': { display: 'flex', alignItems: 'center', minH: '28px' },
    '&[data-moving]': {
      overflow: 'hidden',
      maskImage:
        'linear-gradient(90deg, transparent, black 24px, black calc(100% - 24px), transparent)',
    },
    '&[data-moving] > ul': {
      minW: 'full',
      animation: 'marquee var(--duration) linear infinite',
    },
    '&[data-moving]:is([data-paused], :hover, :focus-within) > ul': {
      animationPlayState: 'paused',
    },
    // On paper nothing passes by, and nothing scrolls.
    _print: {
      '&[data-moving]': { maskImage: 'none' },
      '& > ul': { flexShrink: 1, flexWrap: 'wrap', animation: 'none !important' },
      '& > ul + ul': { display: 'none' },
    },
  },
});
