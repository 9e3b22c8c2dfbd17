/** What stands in the place of a birthday child when there is none. */
export const birthdayPlaceholder = { name: 'Student Name', class: 'Class' } as const;
