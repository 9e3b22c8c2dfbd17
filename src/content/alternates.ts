/** A page in one of the languages that there are of it. */
export interface Translation {
  path: string;
  lang: string;
  /** The language's name in itself: 'हिन्दी'. */
  name: string;
}

/** What a page that says no language is written in. */
export const english = 'en-IN';

/** The addresses of a page in all its languages, and of the one for readers of others, for search engines. */
export const alternatesOf = (group: readonly Translation[]): [lang: string, path: string][] => [
  ...group.map(({ lang, path }): [string, string] => [lang, path]),
  ...group.slice(0, 1).map(({ path }): [string, string] => ['x-default', path]),
];
