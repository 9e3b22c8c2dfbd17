/** Red, green and blue, 0 to 255, of '#23503D'. Throws for anything else. */
function channels(hex: string): number[] {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`"${hex}" is not a colour of six digits.`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The relative luminance of WCAG 2.2, 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two colours, 1 (none) to 21 (black on white), as WCAG 2.2 measures it.
 * Both are written '#RRGGBB'; throws otherwise.
 */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
