/** Where a page that has no room for the days of a session finds them. */
export const todayFile = '/today.json';
