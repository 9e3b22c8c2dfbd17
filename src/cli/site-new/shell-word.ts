/** A path as it is typed in a command: in quotes where a shell would take it for several words or for more. */
export function shellWord(path: string): string {
  if (/^[\w./@%+=:,~\\-]+$/.test(path)) return path;
  // The command prompt of Windows knows double quotes alone.
  return /["$`!]/.test(path) ? `'${path.replaceAll("'", `'\\''`)}'` : `"${path}"`;
}
