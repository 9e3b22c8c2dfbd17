/** The colours of one light: a mood is a palette, and a part never invents a colour. */
export interface Palette {
  /** Sky from the zenith to the horizon. */
  sky: readonly [string, string, string];
  /** The sun or the moon, and the light around it. */
  sun: string;
  glow: string;
  /** How bright that light is at its middle, 0 to 1. */
  glowStrength: number;
  /** Where the light comes from, as shares of the width and height. */
  light: readonly [number, number];
  cloud: string;
  cloudShade: string;
  /** Snow in the light and in the shade, and the bare rock under it. */
  snow: string;
  snowShade: string;
  rock: string;
  rockShade: string;
  /** Ridges from the farthest to the nearest. */
  far: readonly [string, string, string, string];
  near: readonly [string, string, string];
  /** The air between the ridges. */
  mist: string;
  /** Deodars: lit boughs, boughs, boughs in shade, trunk. */
  tree: readonly [string, string, string, string];
  lawn: string;
  lawnLight: string;
  path: string;
  stone: string;
  wall: string;
  wallShade: string;
  trim: string;
  roof: string;
  roofShade: string;
  glass: string;
  /** Windows that are lit from inside; equal to `glass` by day. */
  lamp: string;
  /** Share of windows with a light on, 0 to 1. */
  lit: number;
  /** The shadow between two sheets of paper. */
  shadow: string;
  shadowOpacity: number;
  accent: string;
}

/** Every light the family knows. */
export type Mood = 'dawn' | 'noon' | 'dusk' | 'night' | 'monsoon' | 'snow';

/** The palette of each mood. */
export const palettes: Record<Mood, Palette> = {
  dawn: {
    sky: ['#F0BE97', '#F8DDB9', '#FDF1DA'],
    sun: '#FBC25F',
    glow: '#FFE9B8',
    glowStrength: 0.95,
    light: [0.475, 0.345],
    cloud: '#FFF3DF',
    cloudShade: '#F3CBA6',
    snow: '#FFF6E6',
    snowShade: '#D9C6BE',
    rock: '#B9B5B0',
    rockShade: '#9FA2A2',
    far: ['#C3C4B8', '#A5B3A4', '#83A090', '#628A77'],
    near: ['#47755F', '#2F5D49', '#1D4434'],
    mist: '#FBEBD0',
    tree: ['#3C6B54', '#295440', '#1A3D2E', '#4A3326'],
    lawn: '#6F9468',
    lawnLight: '#9DB279',
    path: '#EFDDB8',
    stone: '#C9B796',
    wall: '#F7E8CF',
    wallShade: '#DDC29C',
    trim: '#FFF7E8',
    roof: '#A44E36',
    roofShade: '#863B2A',
    glass: '#5E5646',
    lamp: '#FFD98C',
    lit: 0.16,
    shadow: '#2B2A1E',
    shadowOpacity: 0.26,
    accent: '#E9A520',
  },
  noon: {
    sky: ['#8FC3D3', '#BBDDE0', '#EAF3EA'],
    sun: '#FFF6D6',
    glow: '#FFFFFF',
    glowStrength: 0.9,
    light: [0.2, 0.13],
    cloud: '#FFFFFF',
    cloudShade: '#CFE3E6',
    snow: '#FFFFFF',
    snowShade: '#C3D6DF',
    rock: '#9DB0B8',
    rockShade: '#839AA5',
    far: ['#B3CBCB', '#92B5AC', '#6FA08B', '#52896C'],
    near: ['#42795A', '#2E6147', '#1F4C37'],
    mist: '#EAF4EE',
    tree: ['#3F7F5A', '#2A6446', '#1A4A34', '#533A2A'],
    lawn: '#7FAE64',
    lawnLight: '#A6C878',
    path: '#F3E6C6',
    stone: '#D6CAB0',
    wall: '#FDF4E2',
    wallShade: '#E0CDAA',
    trim: '#FFFFFF',
    roof: '#B4573C',
    roofShade: '#94442F',
    glass: '#48626A',
    lamp: '#48626A',
    lit: 0,
    shadow: '#12302A',
    shadowOpacity: 0.24,
    accent: '#E9A520',
  },
  dusk: {
    sky: ['#4C4F7B', '#B87C85', '#F6BE86'],
    sun: '#FFB45A',
    glow: '#FFD391',
    glowStrength: 0.9,
    light: [0.17, 0.275],
    cloud: '#F0A987',
    cloudShade: '#9A6C86',
    snow: '#FBD9C0',
    snowShade: '#A88299',
    rock: '#94758D',
    rockShade: '#7A6280',
    far: ['#957A92', '#786886', '#5D5877', '#474C67'],
    near: ['#374658', '#283947', '#182833'],
    mist: '#F2B48E',
    tree: ['#33485A', '#233644', '#15242F', '#2B2029'],
    lawn: '#4C5A5C',
    lawnLight: '#7B7166',
    path: '#C59E86',
    stone: '#8B7A7C',
    wall: '#E5BD9B',
    wallShade: '#A98379',
    trim: '#F6D8B8',
    roof: '#7C3D37',
    roofShade: '#5C2D31',
    glass: '#4B4150',
    lamp: '#FFDC8C',
    lit: 0.55,
    shadow: '#120F22',
    shadowOpacity: 0.34,
    accent: '#FBC852',
  },
  night: {
    sky: ['#0B1730', '#172C4A', '#33536E'],
    sun: '#F7EFD6',
    glow: '#7FA0C0',
    glowStrength: 0.5,
    light: [0.44, 0.2],
    cloud: '#2A4661',
    cloudShade: '#1D3650',
    snow: '#C3D3E2',
    snowShade: '#6F8AA5',
    rock: '#496580',
    rockShade: '#395570',
    far: ['#34506B', '#294560', '#213A53', '#1A3046'],
    near: ['#16293B', '#10202F', '#0A1722'],
    mist: '#4C6C87',
    tree: ['#1B3645', '#122837', '#0B1B28', '#0A141C'],
    lawn: '#1C3845',
    lawnLight: '#31535A',
    path: '#6F7F86',
    stone: '#455B6A',
    wall: '#8E9FA9',
    wallShade: '#5F7586',
    trim: '#AFBDC4',
    roof: '#4F3D47',
    roofShade: '#392D39',
    glass: '#24384A',
    lamp: '#FFDB8A',
    lit: 0.72,
    shadow: '#020812',
    shadowOpacity: 0.45,
    accent: '#FBC852',
  },
  monsoon: {
    sky: ['#748C92', '#9FB4B4', '#CFDAD2'],
    sun: '#DDE6DC',
    glow: '#E6EEE6',
    glowStrength: 0.8,
    light: [0.6, 0.16],
    cloud: '#B4C4C3',
    cloudShade: '#83999C',
    snow: '#DDE6E4',
    snowShade: '#A9BCBD',
    rock: '#8FA5A6',
    rockShade: '#7F9798',
    far: ['#9BB0AD', '#7F9C95', '#628A7C', '#487765'],
    near: ['#376A53', '#275542', '#183F30'],
    mist: '#DCE6E0',
    tree: ['#3A7257', '#265842', '#164030', '#3F3128'],
    lawn: '#5E9360',
    lawnLight: '#86AE72',
    path: '#CFC3A6',
    stone: '#A9A797',
    wall: '#EDE2CC',
    wallShade: '#C6B898',
    trim: '#F8F1E0',
    roof: '#934735',
    roofShade: '#733528',
    glass: '#4A5A5C',
    lamp: '#FFE1A0',
    lit: 0.4,
    shadow: '#0E221D',
    shadowOpacity: 0.28,
    accent: '#E9A520',
  },
  snow: {
    sky: ['#9DB7CB', '#C6D7E2', '#F1F0EA'],
    sun: '#FFF5DA',
    glow: '#FFFBEA',
    glowStrength: 0.9,
    light: [0.34, 0.22],
    cloud: '#F7FAFB',
    cloudShade: '#C9D7E0',
    snow: '#FFFFFF',
    snowShade: '#BFD0DC',
    rock: '#A9BBC8',
    rockShade: '#93A8B7',
    far: ['#C6D5DE', '#AFC4D0', '#94AFBE', '#7997A8'],
    near: ['#DCE7EC', '#EAF0F2', '#F8FAFA'],
    mist: '#F4F6F4',
    tree: ['#4C766B', '#355C53', '#24443D', '#4B3A30'],
    lawn: '#E6EEF1',
    lawnLight: '#FBFCFC',
    path: '#D5DFE4',
    stone: '#B9C4C9',
    wall: '#F6EAD6',
    wallShade: '#D8C7AB',
    trim: '#FFFDF6',
    roof: '#B35A41',
    roofShade: '#94452F',
    glass: '#57554D',
    lamp: '#FFDB94',
    lit: 0.35,
    shadow: '#23404F',
    shadowOpacity: 0.22,
    accent: '#E9A520',
  },
};

/** Colours of things that keep their own colour in every light. */
export const tokens = {
  paper: '#FBF9F4',
  ink: '#16211C',
  pine: '#23503D',
  pineDark: '#1A3D2E',
  pineLight: '#3D7259',
  marigold: '#E9A520',
  marigoldLight: '#FBC852',
  houseRed: '#B8443B',
  houseBlue: '#2F6493',
  houseGreen: '#3D7B4F',
  houseYellow: '#E3B02F',
  wood: '#A9764A',
  woodLight: '#C99A66',
  woodDark: '#7A5233',
  board: '#2C5A48',
  cream: '#FDF4E2',
  chalk: '#EDF2EC',
} as const;
