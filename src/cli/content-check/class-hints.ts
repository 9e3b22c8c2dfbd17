import { classesOf, examinationsOf, noSuchClass } from '../../content/classes';
import type { Diagnostic } from '../../content/diagnostics';
import type { ContentFolder } from '../../content/folder';
import { isRecord } from '../../content/record';
import type { Path, SourceFile } from '../../content/source-file';
import type { ReadKind } from '../../content-service/dataset/read-kind';
import { readClasses } from '../../lib/http/class-names';
import { groupBy } from '../../lib/group-by';
import { pluralize } from '../../lib/terminal/pluralize';

/** A name of a class, and whether other words than a class may stand there: 'Hostel' in a fee table. */
interface Written {
  path: Path;
  text: string;
  isFree: boolean;
}

/** Every class that a value names: in the keys `class` and `classes`, and at the head of a row of fees, which may be one of a table. */
function writtenIn(value: unknown, path: Path = []): Written[] {
  if (Array.isArray(value)) {
    const [head, ...cells] = value as unknown[];
    const isFee = cells.some((cell) => typeof cell === 'string' && cell.startsWith('₹'));
    return [
      ...(isFee && typeof head === 'string'
        ? [{ path: [...path, 0], text: head, isFree: true }]
        : []),
      ...value.flatMap((one, index) => writtenIn(one, [...path, index])),
    ];
  }
  if (!isRecord(value)) return [];
  const isFee = 'amount' in value || 'amounts' in value;
  return Object.entries(value).flatMap(([key, own]): Written[] => {
    const text = typeof own === 'string' || typeof own === 'number' ? String(own) : undefined;
    if (text === undefined) return writtenIn(own, [...path, key]);
    const isFree = key === 'classes' || (key === 'name' && isFee);
    return key === 'class' || isFree ? [{ path: [...path, key], text, isFree }] : [];
  });
}

/** The classes that a file names and the school has not; each once, with its first place. */
function hintsIn(source: SourceFile, known: readonly string[]): Diagnostic[] {
  const found = writtenIn(source.value).flatMap(({ path, text, isFree }) =>
    readClasses(text, known)
      .unknown.filter((name) => !isFree || readClasses(name).unknown.length === 0)
      .map((name) => ({ name, path })),
  );
  return [...groupBy(found, ({ name }) => name)].map(([name, [first, ...more]]) => {
    const count = more.length > 0 ? `; the same in ${more.length} more` : '';
    return { ...source.at(first?.path ?? []), message: noSuchClass(name, known) + count };
  });
}

/** The toppers of classes that site.yaml names no examination of, so that nobody sees them; each class once. */
function unseenToppers(site: unknown, lists: readonly ReadKind[]): Diagnostic[] {
  const seen = new Set<unknown>(examinationsOf(site).map((one) => one.class));
  return lists.flatMap(({ name, source }) => {
    if (name !== 'toppers' || !source || !Array.isArray(source.value)) return [];
    const classes = source.value.map((item: unknown) => (isRecord(item) ? item.class : undefined));
    return ['XII', 'X'].flatMap((unseen) => {
      const count = classes.filter((one) => one === unseen).length;
      if (seen.has(unseen) || count === 0) return [];
      const message =
        `no page shows ${pluralize(count, 'topper')} of class ${unseen}, whose examination site.yaml does not name; ` +
        'write it at "examinations" there, or correct the class';
      return [{ ...source.at([classes.indexOf(unseen), 'class']), message }];
    });
  });
}

/**
 * Where a class is named that the school has not, or not any more: told, and no mistake. The classes of circulars and
 * charges are checked with the rest of them; those of toppers, of a session that is over, need an examination alone.
 */
export function classHints(
  { site, pages, facts, home }: ContentFolder,
  lists: readonly ReadKind[],
): Diagnostic[] {
  const unseen = unseenToppers(site?.value, lists);
  const known = classesOf(site?.value) ?? [];
  if (known.length === 0) return unseen;
  const births = lists.flatMap(({ name, source }) => (name === 'birthdays' && source) || []);
  const named = [...pages, ...facts, ...(home ? [home] : []), ...births]
    .filter(({ broken }) => !broken)
    .flatMap((source) => hintsIn(source, known));
  return [...named, ...unseen];
}
