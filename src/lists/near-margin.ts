/** Pixels below the screen in which the end of a list counts as near. */
export const nearMargin = 1_000;
