/** What stands in the place of a news item when there is none. */
export const newsPlaceholder = {
  title: 'News Title',
  description: 'Stay Tunned For More Updates',
  /** The day and month on the home page. */
  homeDate: 'DD MM',
  /** The day and month on the News page. */
  pageDate: 'DD / MM',
} as const;

/** How many placeholder cards the empty News page shows. */
export const NEWS_PLACEHOLDERS = 2;
