/** A name of a field in small letters, without what stands between its words: `from_date` is 'fromdate'. */
export const inSmall = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
