import type { Diagnostic } from '../../content/diagnostics';
import type { ContentFolder } from '../../content/folder';
import { isRecord } from '../../content/record';

/** A page that nothing has been written into yet. A live page has its list, a form its fields. */
const isEmpty = ({ kind = 'static', blocks = [], action, draft }: Record<string, unknown>) =>
  kind === 'static' && Array.isArray(blocks) && blocks.length === 0 && !action && draft !== true;

/** Pages that would be published with a heading and nothing below it. */
export function emptyPages({ pages }: ContentFolder): Diagnostic[] {
  return pages.flatMap((source) => {
    const { value, broken, file } = source;
    if (broken || !isRecord(value) || !isEmpty(value)) return [];
    const what = file.endsWith('.md') ? 'text below the second ---' : 'at least one block';
    const message = `nothing stands on this page below its heading; write ${what}, or "draft: true" until there is something`;
    return [{ ...source.at(['blocks' in value ? 'blocks' : 'path']), message }];
  });
}
