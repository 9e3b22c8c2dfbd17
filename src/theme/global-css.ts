import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { inTurnMedia, inTurnParts } from './in-turn';

/** What browsers do of their own accord, taken back as far as the components rely on it. */
const reset = {
  '*, *::before, *::after': {
    boxSizing: 'border-box',
    m: 0,
    p: 0,
    border: '0 solid',
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short duration: every element would fade every property, children after parents.
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  'h1, h2, h3, h4, button, input, select, textarea': { font: 'inherit', letterSpacing: 'inherit' },
  'a, button, input, select, textarea': { color: 'inherit' },
  button: { bg: 'none', cursor: 'pointer' },
  summary: { cursor: 'pointer' },
  // Its columns are as wide as their words.
  table: { borderCollapse: 'collapse', overflowWrap: 'break-word' },
  'ul, ol': { listStyle: 'none' },
  'img, svg, video, iframe': { display: 'block', maxW: '100%' },
  img: { h: 'auto' },
  '[hidden]': { display: 'none !important' },
};

/** What holds for every element of every page: background, focus, selection, motion, print. */
export const globalCss = defineGlobalStyles({
  ...reset,
  html: {
    bg: 'bg',
    color: 'ink',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'body',
    colorScheme: 'light dark',
    accentColor: '{colors.brand}',
    // What is scrolled to stands below the main bar, and above the bar at the foot of phones.
    scrollPadding: '96px 0 72px',
    textSizeAdjust: '100%',
    hangingPunctuation: 'first',
    scrollbarColor: '{colors.line.control} transparent',
  },
  'html.light': { colorScheme: 'light' },
  'html.dark': { colorScheme: 'dark' },
  body: { bg: 'bg', color: 'ink', textStyle: 'body', minH: '100dvh', overflowWrap: 'anywhere' },
  // The page behind the open menu of phones and tablets stands still.
  'html:has([data-drawer][open])': { overflow: { base: 'hidden', lg: 'visible' } },
  '::selection': { bg: 'accent', color: 'accent.on' },
  ':focus-visible': {
    outline: '3px solid {colors.accent}',
    outlineOffset: '2px',
    // A light halo keeps the marigold ring visible on pale backgrounds (3:1, WCAG 2.4.13).
    boxShadow: '0 0 0 5px {colors.accent.text/40}',
  },
  'h1, h2, h3, h4': { textWrap: 'balance', '@media print': { breakAfter: 'avoid' } },
  // Numbers with hyphens (`lib/keep-numbers.ts`) and short cells of tables.
  '[data-short]': { whiteSpace: 'nowrap' },
  'html, body': {
    '@media print': { bg: 'white', fontSize: '10.5pt', printColorAdjust: 'economy' },
  },
  '@page': { margin: '16mm 14mm' },
  // A closed accordion is still content of the handbook: paper shows it open.
  'details::details-content': {
    '@media print': { contentVisibility: 'visible', blockSize: 'auto' },
  },
  // An island has no box of its own (`display: contents`).
  '[data-island]': { display: 'contents' },
  // Skeletons are no scroll anchor: a reader below them keeps the position when content loads.
  '[aria-busy="true"]': { overflowAnchor: 'none' },
  // Until the site's stylesheet brings their rules; then its own says `auto`.
  [inTurnParts]: {
    [inTurnMedia]: { contentVisibility: 'hidden', containIntrinsicBlockSize: 'auto 640px' },
  },
  // A heading gets the focus after a navigation within the site; it needs no focus ring.
  'h1:focus': { outline: 'none', boxShadow: 'none' },
});
