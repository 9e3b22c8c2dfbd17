/** The one table that is read. */
const right = 'birthdays.csv';

/**
 * What to do with a table that is not read: a `Birthdays.csv`, `birthdays (1).csv`, `DOB list.xlsx`; undefined for
 * what is none. `isThere` tells whether the folder has a file.
 */
export function unknownTable(file: string, isThere: (file: string) => boolean): string | undefined {
  if (/\.(?:xlsx?|ods)$/i.test(file)) {
    return `not read; where it lists birthdays, save it as "CSV UTF-8" under the name ${right}`;
  }
  if (!/\.(?:csv|tsv|csv\.txt)$/i.test(file)) return undefined;
  return isThere(right)
    ? `not read, since only "${right}" is; put what is new into that one, and take this one away`
    : `not read, since its name is another one; where it lists birthdays, rename it to "${right}"`;
}
