/** A scale of one hue: 50 is nearly paper, 950 nearly black. */
export type Scale<Step extends number> = Readonly<Record<Step, string>>;

type Full = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950;

/** A colour by day and by night. */
type DayAndNight = readonly [day: string, night: string];

/** Every colour of a site that follows from its brand, '#RRGGBB'. */
export interface Palette {
  /** The main colour: its step 700 is the colour itself. */
  pine: Scale<Full>;
  /** The accent colour: its step 500 is the colour itself. */
  marigold: Scale<Full>;
  /** Backgrounds, lines and ink by day. */
  paper: Scale<50 | 100 | 200 | 700 | 900>;
  /** Ink, lines and backgrounds by night. */
  night: Scale<50 | 300 | 700 | 800 | 900 | 950>;
  /** Borders of form controls. */
  control: DayAndNight;
  /** The pale brand colour by night. */
  softNight: string;
  /** The deep band by night. */
  deepNight: string;
  /** Words on the deep band, and lines between them. */
  onDeep: DayAndNight;
  onDeepLine: DayAndNight;
  /** Words on the accent colour, by day and by night, and its step under a pointer by day. */
  onAccent: DayAndNight;
  accentHover: 400 | 600;
  /** The range behind the heading of a page, by night: its rock, and its snow. */
  hillNight: string;
  snowNight: string;
  placeholder: DayAndNight;
  /** What lies over the page behind an opened picture. */
  scrim: string;
  /** The shadow below the paper of the front page. */
  shadow: string;
}

/** The two colours that a school names. */
export interface BrandColours {
  main: string;
  accent: string;
}

/** The palette of the sample school, made by hand; those of other schools are measured off it. */
export const samplePalette: Palette = {
  // The green of deodars.
  pine: {
    50: '#F0F6F2',
    100: '#DBEAE1',
    200: '#B8D4C4',
    300: '#8DBAA3',
    400: '#619A80',
    500: '#427D64',
    600: '#31654F',
    700: '#23503D',
    800: '#1A3D2F',
    900: '#122C22',
    950: '#0A1A14',
  },
  // The yellow of highlights.
  marigold: {
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
  },
  paper: { 50: '#FBF9F4', 100: '#F3F0E7', 200: '#E3DFD3', 700: '#55635B', 900: '#16211C' },
  night: {
    50: '#EEF3EF',
    300: '#A9B8AF',
    700: '#25352D',
    800: '#15211B',
    900: '#0E1713',
    950: '#0B120F',
  },
  control: ['#7C877F', '#74857B'],
  softNight: '#1C3329',
  deepNight: '#10251C',
  onDeep: ['#DCE9E1', '#D3E2D9'],
  onDeepLine: ['#3A5A4C', '#22392F'],
  onAccent: ['#1A1404', '#1A1404'],
  accentHover: 400,
  hillNight: '#182720',
  snowNight: '#3C5348',
  placeholder: ['#EBE6DA', '#1B2922'],
  scrim: '#08100C',
  shadow: '#0B1A14',
};

/** The sample school's own two colours, of which its palette is made. */
export const sampleColours: BrandColours = {
  main: samplePalette.pine[700],
  accent: samplePalette.marigold[500],
};

/** What an editor may write, as an example: a navy blue, and an amber that is seen on it. */
export const exampleColours: BrandColours = { main: '#1F3A6E', accent: '#F2B134' };

/** Red, green and blue as CSS writes them in `rgb()`: '10 26 20'. */
export function channelsOf(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');
}
