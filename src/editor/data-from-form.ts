import { isRecord } from '../content/record';
import { type Field, type FileForm, type Form, fromFacts } from './form';
import { isSame, isEmpty } from './same';
import { textGrid, textLines } from './text-lists';
import { isList, singleText, textValue, type Shown } from './to-form';

type Kinds = Pick<FileForm, 'kinds'>;

/** A value as it stands in the file, as the editor showed it, and as the editor shows it now. */
interface Change {
  stood: unknown;
  was: Shown;
  now: Shown;
}

/**
 * The value of a file after its form was edited. What shows the same as before stays as it stood,
 * to the letter, with everything that the form has no place for.
 */
export function dataFromForm(file: Kinds, form: Form, { stood, was, now }: Change): unknown {
  if (isSame(was, now)) return stood;
  if (isEmpty(now)) return undefined;
  switch (form.is) {
    case 'flag':
    case 'choice':
      return now;
    case 'lines': {
      const known = singles(stood);
      return textLines(String(now)).map((line) => known.get(line) ?? textValue(line));
    }
    case 'grid': {
      const known = singles(isList(stood) ? stood.flat() : []);
      return textGrid(String(now)).map((row) =>
        row.map((cell) => known.get(cell) ?? textValue(cell)),
      );
    }
    case 'list':
      return editedList(file, () => form.item, { stood, was, now });
    case 'blocks':
      return editedList(file, (block) => blockForm(file, block), { stood, was, now });
    case 'group':
      return editedGroup(file, form.fields, { stood, was, now });
    case 'pairs':
      return pairsOf(now);
    case 'number': {
      const text = String(now).trim();
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : textValue(text);
    }
    case 'picture':
    case 'file': {
      const path = String(now);
      const inside = `/${form.root}/`;
      return path.startsWith(inside) ? path.slice(inside.length) : textValue(path);
    }
    default:
      return editedText(stood, String(now));
  }
}

/** Texts of several lines end with a line break, as they do when they are written by hand. */
function editedText(stood: unknown, now: string): unknown {
  const value = textValue(now.trim());
  const ends = typeof stood === 'string' ? stood.endsWith('\n') : now.trim().includes('\n');
  return typeof value === 'string' && ends ? `${value}\n` : value;
}

/** Values by their text, so that a number that is not touched stays one. */
function singles(values: unknown): Map<string, unknown> {
  return new Map((isList(values) ? values : []).map((value) => [singleText(value).trim(), value]));
}

function blockForm(file: Kinds, block: unknown): Form {
  const kind = isRecord(block) ? block['kind'] : undefined;
  const found = file.kinds.find((known) => known.kind === kind);
  const name: Field = { name: 'kind', hint: '', required: true, form: { is: 'text' } };
  return { is: 'group', fields: [name, ...(found?.fields ?? [])] };
}

function pairsOf(now: Shown): Record<string, unknown> {
  const pairs = isList(now) ? now.filter(isRecord) : [];
  return Object.fromEntries(
    pairs.filter(({ key }) => !isEmpty(key)).map(({ key, value }) => [String(key), value ?? '']),
  );
}

function editedGroup(file: Kinds, fields: readonly Field[], change: Change): unknown {
  const [stood, was, now] = [change.stood, change.was, change.now].map((value) =>
    isRecord(value) ? value : {},
  ) as [Record<string, unknown>, Record<string, Shown>, Record<string, Shown>];
  const edited = { ...stood };
  for (const { name, form } of fields) {
    if (name === fromFacts) continue;
    const value = dataFromForm(file, form, { stood: stood[name], was: was[name], now: now[name] });
    if (value === undefined) delete edited[name];
    else edited[name] = value;
  }
  const taken = factsIn(now[fromFacts]);
  for (const name of Object.keys(factsIn(was[fromFacts]))) {
    if (!(name in taken) && isEmpty(now[name])) delete edited[name];
  }
  for (const [name, fact] of Object.entries(taken)) edited[name] = { fact };
  return inOrder(
    edited,
    Object.keys(stood),
    fields.map(({ name }) => name),
  );
}

/** 'rows: fees.rows', a line each. */
function factsIn(text: Shown): Record<string, string> {
  const lines = typeof text === 'string' ? textLines(text) : [];
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', fact = ''] = line.split(':').map((part) => part.trim());
      return [name, fact];
    }),
  );
}

/** The keys that stood in their order; a new one comes behind the field that it follows. */
function inOrder(
  edited: Record<string, unknown>,
  stood: readonly string[],
  fields: readonly string[],
): Record<string, unknown> {
  const order = stood.filter((name) => name in edited);
  fields.forEach((name, index) => {
    if (!(name in edited) || order.includes(name)) return;
    const before = fields.slice(0, index).filter((other) => order.includes(other));
    order.splice(order.indexOf(before.at(-1) ?? '') + 1, 0, name);
  });
  return Object.fromEntries(order.map((name) => [name, edited[name]]));
}

/** Items that show as before are found again wherever they stand now; others are paired in order. */
function editedList(file: Kinds, formOf: (item: Shown) => Form, change: Change): unknown[] {
  const [stood, was, now] = [change.stood, change.was, change.now].map((value) =>
    isList(value) ? value : [],
  ) as [unknown[], Shown[], Shown[]];
  const free = new Set(was.keys());
  const found = now.map((item, at) => {
    const same = [at, ...free].find((index) => free.has(index) && isSame(was[index], item));
    if (same !== undefined) free.delete(same);
    return same;
  });
  return now.flatMap((item, at) => {
    const edited =
      [...free].find((index) => isLikely(was[index], item)) ??
      (now.length === was.length ? [...free][0] : undefined);
    const from = found[at] ?? (isSameKind(was[edited ?? -1], item) ? edited : undefined);
    if (from !== undefined) free.delete(from);
    const place = from ?? -1;
    const value = dataFromForm(file, formOf(item), {
      stood: stood[place],
      was: was[place],
      now: item,
    });
    return value === undefined ? [] : [value];
  });
}

const kindOf = (item: Shown) => (isRecord(item) ? item['kind'] : undefined);
const isSameKind = (a: Shown, b: Shown) => kindOf(a) === kindOf(b);

/** Whether most fields of two groups show the same, so that one has been edited into the other. */
function isLikely(a: Shown, b: Shown): boolean {
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return names.filter((name) => isSame(a[name], b[name])).length * 2 > names.length;
}
