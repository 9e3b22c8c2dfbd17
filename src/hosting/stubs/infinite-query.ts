/** Stands in the bundle for React Query's infinite queries, which no page uses: lists come whole. */
export const infiniteQueryBehavior = () => undefined;
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;
