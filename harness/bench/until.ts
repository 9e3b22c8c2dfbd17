const stepMs = 20;

/** Waits until `found` gives something, or until `mostMs` have passed; then it gives undefined. */
export async function until<T>(
  found: () => T | undefined | Promise<T | undefined>,
  mostMs: number,
): Promise<T | undefined> {
  const end = performance.now() + mostMs;
  while (performance.now() < end) {
    const value = await found();
    if (value !== undefined) return value;
    await new Promise((done) => setTimeout(done, stepMs));
  }
  return undefined;
}
