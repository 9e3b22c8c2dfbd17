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
