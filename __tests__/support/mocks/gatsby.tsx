/** Gatsby outside Gatsby, for stories and tests: queries are not run. */
export const graphql = () => null;

export function useStaticQuery(): never {
  throw new Error('A component asked Gatsby for data; only pages and templates may.');
}
