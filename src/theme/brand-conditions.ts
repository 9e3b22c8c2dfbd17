import type { Brand } from './brand';

/**
 * The export conditions of a brand (`imports` of package.json): a type pair's fonts, a decoration, the logo
 * from files.
 */
export const conditionsOf = ({ type, decoration, ownLogo }: Brand): string[] => [
  type,
  decoration,
  ...(ownLogo ? ['own-logo'] : []),
];
