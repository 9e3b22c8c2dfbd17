import type { Diagnostic } from '../../content/diagnostics';
import type { ContentFolder } from '../../content/folder';
import { isRecord } from '../../content/record';

/** The blocks of a page of one kind, each with its place; those inside other blocks are left to them. */
function blocksOf(value: unknown, kind: string): [index: number, block: Record<string, unknown>][] {
  const blocks: unknown = isRecord(value) ? value.blocks : undefined;
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, index): [number, Record<string, unknown>][] =>
    isRecord(block) && block.kind === kind ? [[index, block]] : [],
  );
}

/** Last dates that stand in a table of fees, where no planner shows them: once for each table. */
export function unshownLastDates({ pages }: ContentFolder): Diagnostic[] {
  if (pages.some(({ value }) => blocksOf(value, 'fee-planner').length > 0)) return [];
  return pages.flatMap((source) =>
    blocksOf(source.value, 'fee-table').flatMap(([index, { periods }]) => {
      const place = Array.isArray(periods)
        ? periods.findIndex((period: unknown) => isRecord(period) && 'due' in period)
        : -1;
      if (place < 0) return [];
      const message =
        'no page shows these last dates, which a block of the kind fee-planner does; add one with the same periods and rows, or write the dates into a text';
      return [{ ...source.at(['blocks', index, 'periods', place, 'due']), message }];
    }),
  );
}

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
