/**
 * What to throw when the inside of a package is not as the code relies on: what was found, which file
 * relies on what. `docs/insides.md` lists these places, each with its reason.
 */
export function internalApiChanged(found: string, packageName: string, file: string): Error {
  return new Error(
    `${found} The inside of ${packageName}, on which ${file} relies, has changed: see docs/insides.md.`,
  );
}
