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
