import type { defineConfig } from '@chakra-ui/react/styled-system';

type Utilities = NonNullable<Parameters<typeof defineConfig>[0]['utilities']>;

type TokenGroup = NonNullable<Utilities['margin']>['values'];

/** Properties that take their values from one group of tokens, each with its short names. */
function fromTokens(values: TokenGroup, properties: Record<string, string[]>): Utilities {
  return Object.fromEntries(
    Object.entries(properties).map(([property, shorthand]) => [property, { values, shorthand }]),
  );
}

const names = (list: string) => Object.fromEntries(list.split(' ').map((name) => [name, []]));

/**
 * How a style property becomes CSS: the part of Chakra's own table that this project uses (theirs
 * is a tenth of the site's script). A test fails when a component uses a name that is not here.
 */
export const utilities: Utilities = {
  ...fromTokens('colors', {
    background: ['bg'],
    backgroundColor: ['bgColor'],
    ...names(
      'color fill stroke borderColor outlineColor textDecorationColor caretColor accentColor',
    ),
    ...names('borderTopColor borderBottomColor borderBlockStartColor borderBlockEndColor'),
    ...names('borderInlineStartColor borderInlineEndColor scrollbarColor'),
  }),
  ...fromTokens(
    'borders',
    names(
      'border borderTop borderBottom borderInlineStart borderInlineEnd borderBlock borderInline',
    ),
  ),
  ...fromTokens('radii', {
    borderRadius: [],
    ...names('borderStartStartRadius borderStartEndRadius borderEndStartRadius borderEndEndRadius'),
    ...names(
      'borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius',
    ),
  }),
  ...fromTokens('shadows', { boxShadow: ['shadow'] }),
  ...fromTokens('sizes', {
    width: ['w'],
    height: ['h'],
    minWidth: ['minW'],
    minHeight: ['minH'],
    maxWidth: ['maxW'],
    maxHeight: ['maxH'],
    ...names(
      'inlineSize blockSize minInlineSize minBlockSize maxInlineSize maxBlockSize flexBasis',
    ),
  }),
  ...fromTokens('spacing', {
    margin: ['m'],
    marginTop: ['mt'],
    marginBottom: ['mb'],
    marginLeft: ['ml'],
    marginRight: ['mr'],
    marginInlineStart: ['ms'],
    marginInlineEnd: ['me'],
    marginInline: ['mx'],
    marginBlock: ['my'],
    padding: ['p'],
    paddingTop: ['pt'],
    paddingBottom: ['pb'],
    paddingLeft: ['pl'],
    paddingRight: ['pr'],
    paddingInlineStart: ['ps'],
    paddingInlineEnd: ['pe'],
    paddingInline: ['px'],
    paddingBlock: ['py'],
    columnGap: ['gapX'],
    rowGap: ['gapY'],
    ...names('gap inset insetInline insetBlock insetInlineStart insetInlineEnd'),
    ...names('insetBlockStart insetBlockEnd top right bottom left'),
    ...names('marginBlockStart marginBlockEnd paddingBlockStart paddingBlockEnd'),
    ...names('scrollMarginTop scrollPaddingTop scrollPaddingInline scrollPadding textIndent'),
  }),
  ...fromTokens('zIndex', names('zIndex')),
  ...fromTokens('durations', names('transitionDuration animationDuration animationDelay')),
  ...fromTokens('easings', names('transitionTimingFunction animationTimingFunction')),
  ...fromTokens('fonts', names('fontFamily')),
  ...fromTokens('fontSizes', names('fontSize')),
  ...fromTokens('fontWeights', names('fontWeight')),
  ...fromTokens('lineHeights', names('lineHeight')),
  ...fromTokens('letterSpacings', names('letterSpacing')),
  flexDirection: { shorthand: ['flexDir'] },
  position: { shorthand: ['pos'] },
  backgroundImage: { shorthand: ['bgImage'] },
  lineClamp: {
    transform: (lines: string) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: lines,
      WebkitBoxOrient: 'vertical',
    }),
  },
  srOnly: {
    values: { type: 'boolean' },
    transform: (hidden: boolean) =>
      hidden
        ? {
            position: 'absolute',
            width: '1px',
            height: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
            whiteSpace: 'nowrap',
          }
        : {},
  },
};
