import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { nameProblem } from '../lib/files/file-name';
import { didYouMean, nearest } from './nearest';

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
  if (!/\.ya?ml$/i.test(file)) return nameProblem(file) ?? 'not read; take it away from here';
  return `there is no ${what} of this name${didYouMean(file.replace(/\.ya?ml$/i, ''), names)}`;
}

/** Files of other programs, which nobody has taken for a file of YAML. */
const otherKinds = /\.(?:csv|tsv|xlsx?|ods|pdf|md|svg|png|jpe?g|webp|zip)$/i;

/** Whether a file is one of these under another name: `privacy.yml`, `privacy.txt`, `Privacy (1).yaml`. */
export function isMisnamed(file: string, names: readonly string[]): boolean {
  const [name = ''] = file.toLowerCase().split('.');
  const stem = name.replace(/^copy of /, '').replace(/ ?(?:\(\d+\)|- copy)$/, '');
  const isOther = !file.includes('.') || otherKinds.test(file) || file === `${stem}.yaml`;
  return !isOther && names.includes(stem);
}

/** Why texts can't name the facts of a file of content/facts, among all that are there; undefined where they can. */
export function factsProblem(file: string, files: readonly string[]): string | undefined {
  const name = basename(file, '.yaml');
  const advice = 'if it is a copy, take it away';
  if (!/^[\w-]+$/.test(name))
    return `no text can name a fact of this file; rename it with letters, digits and hyphens alone, or, ${advice}`;
  const known = ['site.yaml', 'privacy.yaml', ...files.slice(0, files.indexOf(file))];
  const other = known.find((one) => basename(one, '.yaml') === name);
  return (
    other && `its facts would stand in the place of those of "${other}"; rename it, or, ${advice}`
  );
}

/** What folders of pictures and documents are called elsewhere. */
const otherFolders: Readonly<Record<string, string>> = {
  images: 'pictures',
  photos: 'pictures',
  documents: 'papers',
};

const folders = ['facts', 'pages', 'papers', 'pictures', 'service'];

/**
 * The message for a page, or a folder of pages, that lies where none is read; undefined for all else, such as README.md
 * and what other programs keep.
 */
export function misplaced(path: string): string | undefined {
  const name = basename(path);
  if (statSync(path).isDirectory()) {
    if (folders.includes(name)) return undefined;
    const ofPages = readdirSync(path).some((file) => /\.ya?ml$/i.test(file)) ? 'pages' : undefined;
    const meant = otherFolders[name.toLowerCase()] ?? nearest(name, folders) ?? ofPages;
    return meant && `no folder of this name is read; move what is in it to "${meant}"`;
  }
  const isPage = /\.md$/i.test(name) && /^\uFEFF?---\s/.test(readFileSync(path, 'utf8'));
  return isPage ? 'a page is not read here; move it to "pages", or take it away' : undefined;
}
