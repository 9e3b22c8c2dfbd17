import type { Diagnostic } from '../../content/diagnostics';
import { textsIn } from './named-files';
import type { ReadKind } from './read-kind';

/** A link or stars of Markdown, which pages know. */
const mark = /\[[^[\]\n]+\]\([^()\s]+\)|(?<![\p{L}\p{N}*])\*\*[^*\s][^*\n]*\*\*/u;

/** The texts of lists with marks of Markdown: they are plain, and visitors would read the marks. */
export function unreadMarkdown({ source, value }: ReadKind): Diagnostic[] {
  if (!source) return [];
  return textsIn(value).flatMap(({ text, path }) => {
    const found = mark.exec(text);
    if (!found) return [];
    const message = `"${found[0]}" is shown as it stands, since lists have no Markdown; write plain words`;
    return [{ ...source.at(path, { offset: found.index }), message }];
  });
}
