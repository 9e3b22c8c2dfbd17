/** The texts of an empty list of toppers. */
export const emptyTopper = {
  name: 'Student Name',
  stream: 'Subject',
  score: '100%',
} as const;
