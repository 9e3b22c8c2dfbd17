/** The texts of a day without birthdays. */
export const emptyBirthday = { name: 'Student Name', class: 'Class' } as const;
