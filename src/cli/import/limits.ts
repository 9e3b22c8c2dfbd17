/** What a file may weigh, in bytes: far more than an office's own, and little enough for any computer. */
export const limits = {
  file: 25_000_000,
  /** What a zipped file (.xlsx, .docx) may hold, once unpacked. */
  unpacked: 40_000_000,
  /** How many files it may hold. */
  entries: 5000,
  /** A WordPress export is text, and may be long. */
  export: 100_000_000,
  rows: 20_000,
  columns: 200,
} as const;

/** '40 MB' */
export const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
