import { defineConditions } from '@chakra-ui/react/styled-system';

const unlessDisabled = ':not(:disabled, [aria-disabled=true])';

/**
 * States and surroundings that a style may name with an underscore: `_hover`, `_dark`.
 *
 * Colour modes: `:where` keeps their weight at zero, so that the order of the rules decides and the
 * printed page, written last, is always light. They begin with `*`: Emotion writes the element before what begins
 * with a colon.
 */
export const conditions = defineConditions({
  hover: ['@media (hover: hover)', `&:hover${unlessDisabled}`],
  active: `&:active${unlessDisabled}`,
  focus: '&:focus',
  focusWithin: '&:focus-within',
  focusVisible: '&:focus-visible',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  invalid: '&[aria-invalid=true]',
  expanded: '&[aria-expanded=true]',
  selected: '&[aria-selected=true]',
  pressed: '&[aria-pressed=true]',
  currentPage: '&[aria-current=page]',
  open: '&[open]',
  target: '&:target',
  before: '&::before',
  after: '&::after',
  marker: '&::marker',
  backdrop: '&::backdrop',
  placeholder: '&::placeholder',
  first: '&:first-of-type',
  last: '&:last-of-type',
  even: '&:nth-of-type(even)',
  odd: '&:nth-of-type(odd)',
  groupHover: '.group:hover &',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  // Windows' contrast themes: backgrounds and shadows go, borders stay, all in colours of the system.
  highContrast: '@media (forced-colors: active)',
  osDark: '@media (prefers-color-scheme: dark)',
  light: '*:where(.light) &',
  dark: '*:where(.dark) &',
  moreContrast: '@media (prefers-contrast: more)',
  print: '@media print',
});
