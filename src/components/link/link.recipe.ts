import { defineRecipe } from '#chakra';

/** Text links: underlined in running text, plain with an underline on hover elsewhere. */
export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    color: 'brand',
    borderRadius: '3px',
    textUnderlineOffset: '0.18em',
    textDecorationThickness: '1px',
    transition: 'color {durations.fast}',
  },
  variants: {
    variant: {
      underline: { textDecoration: 'underline', _hover: { textDecorationThickness: '2px' } },
      plain: { textDecoration: 'none', _hover: { textDecoration: 'underline' } },
      onDeep: {
        color: 'brand.onDeep',
        textDecoration: 'none',
        _hover: { color: 'brand.onDeepStrong', textDecoration: 'underline' },
      },
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        minH: '28px',
        fontWeight: 'semibold',
        textDecoration: 'none',
        _hover: { textDecoration: 'underline' },
        // Words of two lines would squeeze it.
        '& svg': { flexShrink: 0 },
      },
      /** Stretches over the nearest positioned card, so that the whole card is the target. */
      overlay: {
        color: 'inherit',
        textDecoration: 'none',
        _hover: { textDecoration: 'underline' },
        _before: { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
      },
    },
  },
  defaultVariants: { variant: 'underline' },
});
