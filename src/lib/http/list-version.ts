/** Of a record in a file of a static host: when it ends. The service's own replies have no such field. */
const endField = 'publishUntil';

/** The text of a list as its version is made of it: what the service sends, without the times of files. */
const listText = (records: readonly unknown[]): string =>
  JSON.stringify(records, (key, value: unknown) => (key === endField ? undefined : value));

/**
 * The version of a list: 53 bits of a hash of its JSON (cyrb53), as a short text. The service's entity tags
 * and what built pages show are compared by it. Not `crypto.subtle`: pages on plain http have none.
 */
export function textVersion(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** The version of a list's records. */
export const listVersion = (records: readonly unknown[]): string => textVersion(listText(records));

/** Of what the pages of a site were built: the versions of lists by the paths of their calls, and the day at school. */
export interface PageVersions {
  day: string;
  versions: Readonly<Record<string, string>>;
}

/** Where a built site tells them. */
export const versionsPath = '/api/versions.json';
