/**
 * What to throw when the inside of Gatsby is not as the code relies on: what was found, which file relies on
 * what. `docs/insides.md` lists these places, each with its reason.
 */
export const internalApiChanged = (found: string, file: string): Error =>
  new Error(
    `${found} The inside of gatsby, on which ${file} relies, has changed: see docs/insides.md.`,
  );
