/** The texts of an empty list of birthday childs. */
export const emptyBirthday = { name: 'Student Name', class: 'Class' } as const;
