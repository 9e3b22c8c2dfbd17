/** A seeded source of numbers: the same seed gives the same picture on every machine. */
export interface Random {
  /** A number from `from` (0) up to `to` (1), `to` excluded. */
  (from?: number, to?: number): number;
  /** One of the values. Throws when there is none. */
  pick: <T>(values: readonly T[]) => T;
  /** True with the given probability (0 to 1). */
  chance: (probability: number) => boolean;
}

/** Makes a seeded source of numbers (mulberry32). */
export const random = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return Object.assign((from = 0, to = 1) => from + next() * (to - from), {
    pick: <T>(values: readonly T[]): T => {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
    chance: (probability: number) => next() < probability,
  });
};

/** A whole number made from a text, for seeds that follow a name. */
export const seedOf = (text: string): number => {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};
