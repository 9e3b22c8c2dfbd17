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
