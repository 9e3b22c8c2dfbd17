/** The parts of an option such as `/News,/Fee`, without blanks and empty ones. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** A whole number from a least one on, of an option by its name. Throws in one sentence when it is none. */
export function wholeNumber(option: string, text: string, least = 1): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  throw new Error(`${option} takes a whole number from ${least} on, not "${text}"`);
}

/** Widths of a window in pixels, such as `360,1280`. Throws in one sentence when one is none. */
export function widthsOf(text: string): number[] {
  const widths = listOf(text).map(Number);
  if (widths.length > 0 && widths.every((width) => Number.isInteger(width) && width >= 200)) {
    return widths;
  }
  throw new Error(`--widths takes whole numbers of pixels from 200 on, not "${text}"`);
}
