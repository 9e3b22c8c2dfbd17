import { browserColours } from './browser-colours';

/*
 * The scales of the brand: 50 is nearly paper, 950 nearly black. They stand apart from the tokens
 * because what is drawn at build needs them without the whole styling system.
 */

/** The green of deodars. */
export const pine = {
  50: '#F0F6F2',
  100: '#DBEAE1',
  200: '#B8D4C4',
  300: '#8DBAA3',
  400: '#619A80',
  500: '#427D64',
  600: '#31654F',
  700: '#23503D',
  800: browserColours.bar,
  900: '#122C22',
  950: '#0A1A14',
} as const;

/** The yellow of highlights. */
export const marigold = {
  50: '#FFFAEB',
  100: '#FEF1D3',
  200: '#FDE3A3',
  300: '#FBC852',
  400: '#F3B532',
  500: '#E9A520',
  600: '#C17F12',
  700: '#8F540B',
  800: '#744410',
  900: '#4D2D0C',
  950: '#2B2413',
} as const;

/** Backgrounds, lines and ink by day. */
export const paper = {
  50: browserColours.background,
  100: '#F3F0E7',
  200: '#E3DFD3',
  700: '#55635B',
  900: '#16211C',
} as const;
