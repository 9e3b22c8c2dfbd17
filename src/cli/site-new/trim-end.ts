/** A text without the characters at its end that are among some. */
export function trimEnd(text: string, among: string): string {
  let end = text.length;
  while (end > 0 && among.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
