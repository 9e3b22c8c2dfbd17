/** The minimum height of a list in every state: it keeps the footer below the fold. */
export const listHeight = '62dvh';

/** A box of that height; without scripts no list comes into it. */
export const listBox = { minH: listHeight, css: { '@media (scripting: none)': { minH: 0 } } };

/** The spacing of a list, and its minimum height. */
export const listSpacing = { mt: { base: 8, md: 10 }, ...listBox };
