/** The minimum height of a list in every state: it keeps the footer below the fold. */
export const listHeight = '62dvh';

/** The spacing of a list, and its minimum height. */
export const listSpacing = { mt: { base: 8, md: 10 }, minH: listHeight };
