import type { Brand } from './brand';

/**
 * The conditions under which a bundle takes modules that a brand has of its own (`imports` of
 * package.json): a type pair's fonts, a decoration's pictures, the logo from files.
 */
export const conditionsOf = ({ type, decoration, ownLogo }: Brand): string[] => [
  type,
  decoration,
  ...(ownLogo ? ['own-logo'] : []),
];
