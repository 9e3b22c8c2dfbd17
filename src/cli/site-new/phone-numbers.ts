/** The number of an office, or several of them: '04562-244455 / 98421 00000'. */
export function phoneNumbers(written: string): string[] {
  const parts = written.split(/[,;/&|\n]|\b(?:and|or)\b/i).map((part) => part.trim());
  const numbers = parts.filter((part) => /\d/.test(part));
  return numbers.length === 0 ? [written] : numbers;
}
