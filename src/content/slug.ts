/** The anchor made from a heading: 'What’s in a fee?' gives 'whats-in-a-fee'. Letters of every script stay. */
export function slug(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join('-') ?? 'section';
}
