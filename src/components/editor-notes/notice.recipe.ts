import { defineRecipe } from '#chakra';

/** A sentence that must not be missed. The word and the icon say the tone; colour repeats it. */
export const noticeRecipe = defineRecipe({
  className: 'notice',
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: { base: 3, md: 4 },
    maxW: 'text',
    px: { base: 4, md: 5 },
    py: { base: 4, md: 5 },
    borderRadius: 'card',
    border: 'hairline',
    '& > svg': { mt: '3px', color: 'var(--tone)' },
    '& > div > p:first-of-type': { fontWeight: 'semibold', color: 'ink' },
    '& .notice-word': { color: 'var(--tone)' },
    _print: { bg: 'transparent', breakInside: 'avoid' },
  },
  variants: {
    tone: {
      info: { bg: 'brand.soft', borderColor: 'transparent', '--tone': '{colors.brand}' },
      important: {
        bg: 'accent.soft',
        borderColor: 'transparent',
        '--tone': '{colors.accent.text}',
      },
      warning: { bg: 'danger.soft', borderColor: 'transparent', '--tone': '{colors.danger}' },
    },
  },
  defaultVariants: { tone: 'info' },
});
