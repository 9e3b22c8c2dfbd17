/**
 * Capitals as strokes in a box of 24 by 32, so that a logo needs no font: devices would each draw it
 * with another one.
 */
export const letterStrokes: Readonly<Record<string, string>> = {
  A: 'M2 32L12 0L22 32M6 21H18',
  B: 'M3 0V32M3 0H12A7.5 7.5 0 0 1 12 15H3M12 15A8.5 8.5 0 0 1 12 32H3',
  C: 'M22 6A12 16 0 1 0 22 26',
  D: 'M3 0V32M3 0H9A13 16 0 0 1 9 32H3',
  E: 'M21 0H4V32H21M4 15H18',
  F: 'M21 0H4V32M4 15H18',
  G: 'M22 6A12 16 0 1 0 22 26V17H14',
  H: 'M3 0V32M21 0V32M3 15H21',
  I: 'M12 0V32',
  J: 'M18 0V22A8 10 0 0 1 2 24',
  K: 'M4 0V32M21 0L4 19M10 13L22 32',
  L: 'M5 0V32H21',
  M: 'M2 32V0L12 20L22 0V32',
  N: 'M3 32V0L21 32V0',
  O: 'M12 0A11 16 0 0 0 12 32A11 16 0 0 0 12 0',
  P: 'M4 32V0H12A8.5 8.5 0 0 1 12 17H4',
  Q: 'M12 0A11 16 0 0 0 12 32A11 16 0 0 0 12 0M14 22L22 32',
  R: 'M4 32V0H12A8.5 8.5 0 0 1 12 17H4M12 17L22 32',
  S: 'M20 5A8.5 7.7 0 1 0 12 15.5A8.5 8.2 0 1 1 3 26',
  T: 'M2 0H22M12 0V32',
  U: 'M3 0V21A9 11 0 0 0 21 21V0',
  V: 'M2 0L12 32L22 0',
  W: 'M0 0L6 32L12 10L18 32L24 0',
  X: 'M3 0L21 32M21 0L3 32',
  Y: 'M2 0L12 15L22 0M12 15V32',
  Z: 'M3 0H21L3 32H21',
};

/** An open book, for a name without Latin letters. */
export const bookStrokes =
  'M12 8C8 3 2 2 -4 3V26C2 25 8 26 12 31C16 26 22 25 28 26V3C22 2 16 3 12 8V31';
