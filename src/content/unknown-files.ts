import { didYouMean } from './nearest';

/** 'news' of `news.yml`, `News.yaml`, `news (1).yaml`, `Copy of news.yaml` and `news.yaml.txt`. */
function meantName(file: string, names: readonly string[]): string | undefined {
  const words = file
    .toLowerCase()
    .replace(/^copy of /, '')
    .match(/^[a-z]+/);
  return names.find((name) => name === words?.[0]);
}

/**
 * The message for an unknown file, in a folder whose files are `<name>.yaml` with these names; undefined for
 * a known one. `isThere` says whether the folder has a file, `what` is the noun for such a file.
 */
export function unknownFile(
  file: string,
  names: readonly string[],
  isThere: (file: string) => boolean,
  what = 'file',
): string | undefined {
  if (names.some((name) => file === `${name}.yaml`)) return undefined;
  const meant = meantName(file, names);
  if (meant !== undefined) {
    const right = `${meant}.yaml`;
    return isThere(right)
      ? `not read, since only "${right}" is; put what is new into that one, and take this one away`
      : `not read, since its name is another one; rename it to "${right}"`;
  }
  if (!/\.ya?ml$/i.test(file)) return 'not read; take it away from here';
  return `there is no ${what} of this name${didYouMean(file.replace(/\.ya?ml$/i, ''), names)}`;
}
