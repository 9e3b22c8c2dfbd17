/** The texts of an empty list of events. */
export const emptyEvent = {
  title: 'Event Title',
  description: 'Stay Tunned For More Updates',
  date: 'DD.MM',
} as const;

/** The texts of an event of the home page without a time or a venue. */
export const unknownEventDetails = {
  time: 'Time to be announced',
  venue: 'Venue to be announced',
} as const;
