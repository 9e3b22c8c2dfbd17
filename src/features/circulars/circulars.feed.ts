/** The page of circulars, and the file of the site in which feed readers find them. */
export const circularsPage = '/Circular';
export const circularsFeed = 'circulars.xml';
