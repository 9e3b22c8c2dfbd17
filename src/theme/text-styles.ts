import { defineTextStyles } from '@chakra-ui/react/styled-system';

const display = {
  fontFamily: 'display',
  fontWeight: 'semibold',
  lineHeight: 'display',
  letterSpacing: 'display',
  textWrap: 'balance',
};

/** Named ways of setting text; a component names one instead of sizes and weights. */
export const textStyles = defineTextStyles({
  h1: { value: { ...display, fontSize: '5xl' } },
  h2: { value: { ...display, fontSize: '3xl' } },
  h3: { value: { ...display, fontSize: 'xl', lineHeight: 'heading' } },
  h4: {
    value: { fontFamily: 'body', fontWeight: 'semibold', fontSize: 'lg', lineHeight: 'heading' },
  },
  quote: { value: { ...display, fontSize: '2xl', lineHeight: 1.38, textWrap: 'pretty' } },
  figure: {
    value: { ...display, fontSize: '4xl', lineHeight: 1, fontVariantNumeric: 'tabular-nums' },
  },
  lead: { value: { fontSize: 'lg', lineHeight: 'snug', color: 'ink.muted', textWrap: 'pretty' } },
  body: { value: { fontSize: 'md', lineHeight: 'body' } },
  small: { value: { fontSize: 'sm', lineHeight: 'snug' } },
  eyebrow: {
    value: {
      fontSize: 'xs',
      fontWeight: 'semibold',
      letterSpacing: 'caps',
      textTransform: 'uppercase',
      color: 'accent.text',
    },
  },
});
