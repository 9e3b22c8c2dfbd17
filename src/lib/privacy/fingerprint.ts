const encoder = new TextEncoder();

/**
 * A short hash of a text (FNV-1a, 32 bits, in digits and small letters): the built site can look for
 * a withdrawn name without holding it. It hides a name from readers, not from who tries names.
 */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of encoder.encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
