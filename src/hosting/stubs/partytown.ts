/** Stands in the bundle for Partytown, which runs other companies' scripts; there are none. */
export const partytownSnippet = () => '';
