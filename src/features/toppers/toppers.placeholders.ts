/** What stands in the place of a topper when there is none. */
export const topperPlaceholder = {
  name: 'Student Name',
  stream: 'Subject',
  score: '100%',
} as const;
