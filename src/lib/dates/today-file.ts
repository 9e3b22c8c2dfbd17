/** The address of the days of a session, for pages that do not hold them inline. */
export const todayFile = '/today.json';
