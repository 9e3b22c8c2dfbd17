import { parse, stringify } from 'yaml';
import { isRecord } from '../content/record';
import { parseWrittenDay } from '../lib/dates/written-day';
import { type FileForm, type Form, fromFacts, isPlainNumber, isSingle } from './form';
import { gridText, linesText } from './text-lists';

/** What the editor shows of a file: plain data, whose texts it trims. */
export type Shown = unknown;

/**
 * What the editor shows for a value of a file; undefined for what a form has no place for. Such a
 * value stays in the file as it is (see `data-from-form.ts`).
 */
export function toForm(file: Pick<FileForm, 'kinds'>, form: Form, value: unknown): Shown {
  const show = (inner: Form, item: unknown) => toForm(file, inner, item);
  if (value === undefined || value === null) return undefined;
  switch (form.is) {
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'choice':
      return typeof value === 'string' ? value : undefined;
    case 'lines':
      return isList(value) ? linesText(value.map(singleText)) : undefined;
    case 'grid':
      return isList(value) && value.every(isList)
        ? gridText(value.map((row) => row.map(singleText)))
        : undefined;
    case 'list':
      return isList(value) ? value.map((item) => show(form.item, item) ?? null) : undefined;
    case 'blocks':
      return isList(value) ? value.map((block) => shownBlock(file, block)) : undefined;
    case 'group':
      return isRecord(value) ? shownGroup(file, form.fields, value) : undefined;
    case 'pairs':
      return isRecord(value)
        ? Object.entries(value).map(([key, words]) => ({ key, value: singleText(words) }))
        : undefined;
    case 'number':
      if (!isPlainNumber(form)) return singleText(value);
      return typeof value === 'number' ? value : undefined;
    case 'picture':
    case 'file':
      return typeof value === 'string' ? `/${form.root}/${value}` : singleText(value);
    // The field of a browser takes no other form of a day.
    case 'day':
      return parseWrittenDay(singleText(value)) ?? singleText(value);
    default:
      return singleText(value);
  }
}

function shownBlock(file: Pick<FileForm, 'kinds'>, block: unknown): Shown {
  const kind = isRecord(block) ? file.kinds.find(({ kind }) => kind === block['kind']) : undefined;
  if (!kind || !isRecord(block)) return null;
  return { kind: kind.kind, ...shownGroup(file, kind.fields, block) };
}

function shownGroup(
  file: Pick<FileForm, 'kinds'>,
  fields: readonly { name: string; form: Form }[],
  value: Record<string, unknown>,
): Record<string, Shown> {
  const shown: Record<string, Shown> = {};
  for (const { name, form } of fields) {
    if (name === fromFacts) continue;
    const inner = toForm(file, form, value[name]);
    if (inner !== undefined) shown[name] = inner;
  }
  const taken = takenFacts(fields, value);
  return taken === '' ? shown : { ...shown, [fromFacts]: taken };
}

/** 'rows: fees.rows', a line for each field that is taken whole and can't be written as text. */
function takenFacts(
  fields: readonly { name: string; form: Form }[],
  value: Record<string, unknown>,
): string {
  return fields
    .flatMap(({ name, form }) => {
      const taken = value[name];
      const whole = !isSingle(form) && isRecord(taken) && typeof taken['fact'] === 'string';
      return whole ? [`${name}: ${String(taken['fact'])}`] : [];
    })
    .join('\n');
}

/** A single value as text; a group is written as in YAML, `{ label: Amount, align: end }`. */
export function singleText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
}

/** The value of a text: a group where one is written as in YAML, otherwise the words. */
export function textValue(text: string): unknown {
  if (!/^\{[^{].*\}$/s.test(text.trim())) return text;
  try {
    const value: unknown = parse(text);
    return isRecord(value) ? value : text;
  } catch {
    // Words that happen to stand in braces.
    return text;
  }
}

/** A list of whatever. */
export const isList = (value: unknown): value is unknown[] => Array.isArray(value);
