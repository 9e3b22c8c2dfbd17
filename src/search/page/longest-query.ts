/** How many characters the search of the site takes. */
export const longestQuery = 100;
