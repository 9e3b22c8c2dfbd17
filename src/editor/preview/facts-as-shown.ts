import { parseDocument, visit } from 'yaml';
import { fillFacts } from '../../content/facts';
import { type ContentFolder, factsOf } from '../../content/folder';
import { type ChildrenPrivacy, shownPupil } from '../../content/privacy/read-privacy';
import { isRecord } from '../../content/record';

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const labelOf = (head: unknown) => (isRecord(head) ? head.label : head);

/** The names that stand where a page says that it names children: blocks of people, columns of tables. */
function childrenIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(childrenIn);
  if (!isRecord(value)) return [];
  const column = list(value.columns).findIndex(
    (head) => value.childColumn !== undefined && labelOf(head) === value.childColumn,
  );
  const found = [
    ...(value.children === true ? list(value.items) : []).map((one) => isRecord(one) && one.name),
    ...(column < 0 ? [] : list(value.rows)).map((row) => list(row)[column]),
  ];
  const names = found.filter((name) => typeof name === 'string' && name.trim() !== '');
  return [...(names as string[]), ...Object.values(value).flatMap(childrenIn)];
}

/** The children whom the pages of a folder name, as they are written. */
export function childrenOnPages(folder: ContentFolder): string[] {
  const facts = factsOf(folder);
  const names = folder.pages.flatMap((page) => childrenIn(fillFacts(page, facts).source.value));
  return [...new Set(names)];
}

/** Gives a file of facts with the names of these children as the school's rules have them. */
export function factsAsShown(
  children: readonly string[],
  privacy: Omit<ChildrenPrivacy, 'policy'>,
): (yaml: string) => string {
  const shown = new Map(children.map((name) => [name, shownPupil(name, privacy).name]));
  const whole = [...shown].filter(([name, other]) => name.includes(' ') && name !== other);
  const write = (text: string): string =>
    whole.reduce((left, [name, other]) => left.replaceAll(name, other), shown.get(text) ?? text);
  return (yaml) => {
    const document = parseDocument(yaml, { logLevel: 'silent' });
    let changed = false;
    visit(document, {
      Scalar: (_, node) => {
        const { value } = node;
        if (typeof value !== 'string' || write(value) === value) return;
        node.value = write(value);
        changed = true;
      },
    });
    return changed ? write(document.toString()) : write(yaml);
  };
}
