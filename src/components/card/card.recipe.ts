import { defineRecipe } from '#chakra';

/** A raised sheet of paper: hairline always, a soft shadow only when it can be opened. */
export const cardRecipe = defineRecipe({
  className: 'card',
  base: {
    position: 'relative',
    bg: 'surface',
    border: 'hairline',
    borderRadius: 'card',
    overflow: 'hidden',
    _print: { breakInside: 'avoid', borderColor: 'line' },
  },
  variants: {
    interactive: {
      true: {
        transitionProperty: 'box-shadow, transform, border-color',
        transitionDuration: 'normal',
        _hover: { boxShadow: 'card', borderColor: 'line.control' },
        _focusWithin: { boxShadow: 'card' },
      },
    },
    padding: {
      none: {},
      sm: { p: 4 },
      md: { p: { base: 5, md: 6 } },
      lg: { p: { base: 6, md: 10 } },
    },
    /** Quiet: the card of an empty list, which must not be taken for a record. */
    tone: {
      plain: {},
      quiet: { bg: 'transparent', borderStyle: 'dashed', color: 'ink.muted' },
      sunken: { bg: 'surface.sunken' },
    },
  },
  defaultVariants: { padding: 'none', tone: 'plain' },
});
