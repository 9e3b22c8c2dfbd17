import { defineRecipe } from '#chakra';

/** Running text made from Markdown or from cleaned HTML of the content service. */
export const proseRecipe = defineRecipe({
  className: 'prose',
  base: {
    maxW: 'text',
    textStyle: 'body',
    textWrap: 'pretty',
    fontVariantNumeric: 'lining-nums',
    '& > * + *': { mt: 4 },
    '& :is(h2, h3)': { fontFamily: 'display', fontWeight: 'semibold', lineHeight: 'heading' },
    '& h2': { fontSize: '2xl', mt: 10 },
    '& h3': { fontSize: 'xl', mt: 8 },
    '& a': { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '0.18em' },
    '& a:hover': { textDecorationThickness: '2px' },
    '& :is(ul, ol)': { ps: 6 },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li + li': { mt: 2 },
    '& li::marker': { color: 'accent.text', fontWeight: 'semibold' },
    '& strong': { fontWeight: 'semibold' },
    '& blockquote': {
      ps: 5,
      borderInlineStart: '3px solid {colors.accent}',
      fontFamily: 'display',
      fontSize: 'xl',
    },
    '& pre': { whiteSpace: 'pre-wrap' },
    '& hr': { border: 0, borderTop: 'hairline', my: 8 },
    '& img': { borderRadius: 'card' },
    '& table': { w: 'full', fontVariantNumeric: 'tabular-nums' },
    '& [role=region]': { overflowX: 'auto', _print: { overflow: 'visible' } },
    '& :is(th, td)': { textAlign: 'start', p: 2, borderBottom: 'hairline' },
    // As in tables of their own block, the names of the rows stay in sight while the rest moves.
    '@media screen and (max-width: 47.99em)': {
      '& [role=region]': { bg: 'bg' },
      '& [role=region] :is(th, td):first-of-type': {
        position: 'sticky',
        insetInlineStart: 0,
        maxW: '10rem',
      },
      '& [role=region] td:first-of-type': { bg: 'bg' },
    },
    '& th': { fontWeight: 'semibold', fontSize: 'sm', bg: 'surface.sunken' },
    '& [data-align=end]': { textAlign: 'end' },
    '& [data-align=center]': { textAlign: 'center' },
    _print: {
      maxW: 'none',
      '& a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: '0.85em' },
    },
  },
  variants: {
    size: { md: {}, sm: { textStyle: 'small' }, compact: { '& > * + *': { mt: 2 } } },
  },
  defaultVariants: { size: 'md' },
});
