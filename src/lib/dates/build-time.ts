/**
 * When the site is being built. `SOURCE_DATE_EPOCH`, seconds since 1970, fixes it: two builds of the
 * same sources are then the same in every byte. https://reproducible-builds.org/specs/source-date-epoch/
 */
export function buildTime(fixed = process.env.SOURCE_DATE_EPOCH): Date {
  if (!fixed) return new Date();
  const seconds = Number(fixed);
  if (!Number.isInteger(seconds)) {
    throw new Error(`SOURCE_DATE_EPOCH is "${fixed}", and not a number of seconds.`);
  }
  return new Date(seconds * 1000);
}
