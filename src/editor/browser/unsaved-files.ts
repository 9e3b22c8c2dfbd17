import type { Content } from '../file-format';

/** What stands in a form, with files that were chosen a moment ago under paths as saved ones have. */
export interface WithPaths {
  content: Content;
  /** Where the browser holds the files that are not saved yet, by those paths. */
  urls: ReadonlyMap<string, string>;
}

/**
 * Gives files that are not saved yet a path inside `root`, such as 'content/pictures': until then the
 * editor has an address of the browser's memory (blob:) in their place, which no file may hold.
 */
export function withPaths(content: Content, root: string): WithPaths {
  const urls = new Map<string, string>();
  const text = JSON.stringify(content).replace(/"(blob:[^"]+)"/g, (_, url: string) => {
    const path = `/${root}/unsaved/${url.replace(/^.*\//, '')}.webp`;
    urls.set(path, url);
    return JSON.stringify(path);
  });
  return { content: JSON.parse(text) as Content, urls };
}
