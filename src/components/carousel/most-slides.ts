/** A carousel on the front page shows this many: all of them are a page of their own. */
export const mostSlides = 48;
