import { defineRecipe } from '#chakra';

/** Buttons and links that look like buttons; one `accent` (call to action) a screen. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minH: 'target',
    fontFamily: 'body',
    fontWeight: 'semibold',
    fontSize: 'md',
    lineHeight: 1.2,
    textDecoration: 'none',
    textAlign: 'center',
    borderRadius: 'control',
    border: '1.5px solid transparent',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: 'fast',
    cursor: 'pointer',
    _active: { transform: 'translateY(1px)' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed', transform: 'none' },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      primary: { bg: 'brand', color: 'brand.on', _hover: { bg: 'brand.hover' } },
      outline: {
        color: 'brand',
        borderColor: 'brand',
        bg: 'transparent',
        _hover: { bg: 'brand.soft' },
      },
      ghost: { color: 'brand', bg: 'transparent', _hover: { bg: 'brand.soft' } },
      accent: { bg: 'accent', color: 'accent.on', _hover: { bg: 'accent.hover' } },
      onDeep: {
        color: 'brand.onDeepStrong',
        borderColor: 'brand.onDeepLine',
        _hover: { bg: 'brand.onDeepLine' },
      },
    },
    size: {
      sm: { px: 4, py: 1, minH: '36px', fontSize: 'sm' },
      md: { px: 5, py: 2 },
      lg: { px: 7, py: 3, fontSize: 'lg' },
      icon: { w: 'target', px: 0 },
    },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

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

/** One-line inputs, selects and text areas. */
export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    display: 'block',
    w: 'full',
    minH: 'target',
    px: 3,
    py: 2,
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'snug',
    color: 'ink',
    bg: 'surface',
    border: '1px solid {colors.line.control}',
    borderRadius: 'control',
    _placeholder: { color: 'ink.muted', opacity: 1 },
    _hover: { borderColor: 'brand' },
    _invalid: { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  },
});
