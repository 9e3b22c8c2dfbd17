/** The texts of an empty list of news. */
export const emptyNews = {
  title: 'News Title',
  description: 'Stay Tunned For More Updates',
  /** The day and month on the home page. */
  homeDate: 'DD MM',
  /** The day and month on the News page. */
  pageDate: 'DD / MM',
} as const;

/** How many cards the empty News page shows. */
export const EMPTY_NEWS_CARDS = 2;
