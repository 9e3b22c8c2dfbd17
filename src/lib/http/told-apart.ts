/** The names of files of these types, numbered where two links would be called alike: 'Notice 1', 'Notice 2'. */
export function toldApart(files: readonly { name: string; type: string }[]): string[] {
  const keys = files.map(({ name, type }) => `${name} ${type}`.toLowerCase());
  return files.map(({ name }, index) => {
    const same = keys.flatMap((key, at) => (key === keys[index] ? at : []));
    return same.length === 1 ? name : `${name} ${same.indexOf(index) + 1}`;
  });
}
