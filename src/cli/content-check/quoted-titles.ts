import type { Diagnostic } from '../../content/diagnostics';
import type { ContentFolder } from '../../content/folder';
import type { ReadKind } from '../../content-service/dataset/read-kind';
import { textsIn } from '../../content-service/dataset/named-files';

/** Texts that are names: a sentence in quotes may well be somebody's words. */
const names = new Set<unknown>(['title', 'name', 'label', 'venue', 'stream', 'designation']);

const inQuotes = /^(?:“[^“”]*”|‘[^‘’]*’)$/;

/** Names in the quotes of Word, which YAML takes for letters, so that visitors see them. */
export function quotedTitles(
  { pages, site, home, navigation }: ContentFolder,
  lists: readonly ReadKind[],
): Diagnostic[] {
  const sources = [...pages, site, home, navigation, ...lists.map(({ source }) => source)];
  return sources.flatMap((source) => {
    if (!source || source.broken) return [];
    const quoted = textsIn(source.value).filter(
      ({ text, path }) => names.has(path.at(-1)) && inQuotes.test(text.trim()),
    );
    return quoted.map(({ text, path }) => ({
      ...source.at(path),
      message: `the quotes around ${text} are shown, too; remove them, unless they are meant`,
    }));
  });
}
