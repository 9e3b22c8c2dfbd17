import type { Brand } from './brand';

/**
 * The conditions under which a bundle takes modules that a brand has of its own (`imports` of
 * package.json): a type pair's fonts, a mood's pictures, the mark from files.
 */
export const conditionsOf = ({ type, mood, ownMark }: Brand): string[] => [
  type,
  mood,
  ...(ownMark ? ['own-mark'] : []),
];
