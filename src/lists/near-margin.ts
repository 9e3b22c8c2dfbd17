/** The end of a list counts as near within this many pixels below the screen. */
export const nearMargin = 1_000;
