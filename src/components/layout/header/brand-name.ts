/** Names of more letters are shortened on phones, and written smaller beside the menu. */
const longName = 32;

/** Names of more letters take three lines beside the menu. */
const longestName = 48;

/** How much room a school's name takes in the header. */
export function lengthOf(name: string): 'ordinary' | 'long' | 'longest' {
  if (name.length <= longName) return 'ordinary';
  return name.length <= longestName ? 'long' : 'longest';
}

/** Whether a name has letters of another script than Latin. */
export const isIndic = (name: string): boolean => /[^\P{L}\p{Script=Latin}]/u.test(name);
