/** One zero in so many bytes at least: a text in Hindi has them in its blanks, digits, commas and line ends alone. */
const bytesOfZero = 40;

/** Whether bytes are UTF-16, which Windows writes with a mark at the beginning and many programs without one. */
export function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // No text in UTF-8 holds a zero; here all of them are in the same half of their characters.
  const zeros = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [high = 0, low = 0] = zeros;
  const isText = bytes.length % 2 === 0 && (high + low) * bytesOfZero > bytes.length;
  if (!isText || (high > 0 && low > 0)) return undefined;
  return high > 0 ? 'utf-16be' : 'utf-16le';
}
