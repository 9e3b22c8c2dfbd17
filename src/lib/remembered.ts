/**
 * A function of a text that keeps what it gave, for texts that come again and again, such as the names of fields in a
 * list of 10,000 records. It keeps `most` at once, since strangers send the texts.
 */
export function remembered<Result>(of: (text: string) => Result, most = 500) {
  const kept = new Map<string, { result: Result }>();
  return (text: string): Result => {
    const known = kept.get(text);
    if (known) return known.result;
    const result = of(text);
    if (kept.size >= most) kept.clear();
    kept.set(text, { result });
    return result;
  };
}
