const shield =
  'M32 1.5C39.6 5.2 47.6 6.9 57 7V31.5C57 47.2 46.6 57.1 32 62.5C17.4 57.1 7 47.2 7 31.5V7C16.4 6.9 24.4 5.2 32 1.5Z';

const cedar =
  'M32 7.5C33 11.8 35.2 15.4 39 18.2C37.6 18.7 36.2 18.7 34.9 18.4C36.6 21.9 39.2 24.6 43 26.6' +
  'C41.2 27.3 39.2 27.3 37.4 26.8C39.4 30.3 42.4 33.2 46.6 35C44.2 36.1 41.4 36.1 38.8 35.4' +
  'C40.6 38 43.4 40.4 47 41.8C43.2 43.4 38.2 43 33.7 41.6V45.6C32.6 45.4 31.4 45.4 30.3 45.6V41.6' +
  'C25.8 43 20.8 43.4 17 41.8C20.6 40.4 23.4 38 25.2 35.4C22.6 36.1 19.8 36.1 17.4 35' +
  'C21.6 33.2 24.6 30.3 26.6 26.8C24.8 27.3 22.8 27.3 21 26.6C24.8 24.6 27.4 21.9 29.1 18.4' +
  'C27.8 18.7 26.4 18.7 25 18.2C28.8 15.4 31 11.8 32 7.5Z';

const book =
  'M31.1 49C27.6 46.3 23 45.7 18.6 46.2V52.2C23 51.7 27.6 52.4 31.1 55.3Z' +
  'M32.9 49C36.4 46.3 41 45.7 45.4 46.2V52.2C41 51.7 36.4 52.4 32.9 55.3Z';

/**
 * The logo of the school as SVG path data, in a 64 × 64 box: a deodar cedar inside a shield with an
 * open book at its foot. The shapes do not overlap inside the shield, so they may be filled in two
 * colours or cut out of the shield in one.
 */
export const logoPaths = {
  /** The box every path is drawn in, as an SVG `viewBox`. */
  viewBox: '0 0 64 64',
  shield,
  /** The cedar with its trunk. */
  cedar,
  /** The two pages of the open book. */
  book,
  /** Shield with cedar and book cut out, to be filled in one colour with `fill-rule="evenodd"`. */
  cutout: shield + cedar + book,
};
