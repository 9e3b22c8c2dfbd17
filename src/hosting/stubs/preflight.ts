/** Stands in the bundle for Chakra's reset, which is switched off. */
export const createPreflight = () => ({});
