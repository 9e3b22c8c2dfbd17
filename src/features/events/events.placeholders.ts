/** What stands in the place of an event when there is none. */
export const eventPlaceholder = {
  title: 'Event Title',
  description: 'Stay Tunned For More Updates',
  date: 'DD.MM',
} as const;

/** What the home page's events say where a time or a venue is not known. */
export const eventDetailPlaceholders = {
  time: 'Time to be announced',
  venue: 'Venue to be announced',
} as const;
