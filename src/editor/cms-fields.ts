import type { Field as CmsField, MediaField } from '@sveltia/cms';
import {
  type BlockKindForm,
  type Field,
  type FileForm,
  type Form,
  fromFacts,
  isPlainNumber,
  wholeFile,
} from './form';

/** How deep blocks may stand in blocks: a page, a part of an accordion, and one more. */
const deepest = 3;

/** What is shown of a list's item while it is closed: its first short text, and a number beside it. */
const nameOf = (fields: readonly Field[]) =>
  (
    fields.find(({ name }) => ['title', 'name', 'label', 'heading', 'event'].includes(name)) ??
    fields.find(({ form }) => form.is === 'text')
  )?.name;

const numberOf = (fields: readonly Field[]) =>
  fields.some(({ name }) => name === 'number') ? ' {{fields.number}}' : '';

/** What a key is called where its own name says little to those who write no programs. */
const words: Readonly<Record<string, string>> = {
  src: 'Picture',
  to: 'Leads to',
  url: 'Address',
  alt: 'Alt: what it shows',
  [fromFacts]: 'From the facts',
};

/** 'lateFine' as 'Late fine'. */
export function labelOf(name: string): string {
  const known = words[name];
  if (known) return known;
  const plain = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1).toLowerCase();
}

/** The fields of the form editor for a file's form, each with its description below it. */
export function cmsFields(file: FileForm): CmsField[] {
  const { form, hint } = file;
  const whole = wholeFile(file);
  const writer = new FieldWriter(file.kinds, whole);
  return form.is === 'group'
    ? writer.fields(form.fields, 0)
    : writer.fields([{ name: whole, hint, required: true, form }], 0);
}

class FieldWriter {
  constructor(
    private readonly kinds: readonly BlockKindForm[],
    /** The field that is the whole file. */
    private readonly whole: string,
  ) {}

  /** `depth` is in how many lists of blocks they stand. */
  fields(fields: readonly Field[], depth: number): CmsField[] {
    return fields.map((field) => this.field(field, depth));
  }

  private field({ name, hint, required, form }: Field, depth: number): CmsField {
    const label = labelOf(name);
    const head = { name, label, required, ...(hint && { hint: plainHint(hint) }) };
    return this.shown(head, form, depth);
  }

  private shown(head: Head, form: Form, depth: number): CmsField {
    switch (form.is) {
      case 'text':
        return { ...head, widget: form.long ? 'text' : 'string' };
      case 'number':
        return isPlainNumber(form)
          ? { ...head, widget: 'number', value_type: 'float' }
          : { ...head, widget: 'string', pattern: numberPattern(form) };
      case 'flag':
        return { ...head, widget: 'boolean', required: false };
      case 'choice':
        return { ...head, widget: 'select', options: [...form.words] };
      case 'day':
        return { ...head, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
      case 'picture':
      case 'file':
        return this.upload(head, form);
      case 'lines':
        return { ...head, ...withHint(head, 'One a line.'), widget: 'text' };
      case 'grid':
        return { ...head, ...withHint(head, gridHelp), widget: 'text' };
      case 'pairs': {
        const pair = [form.key, form.value].map(({ name, hint }, at) => ({
          name: at === 0 ? 'key' : 'value',
          label: labelOf(name),
          hint,
          required: true,
          widget: at === 0 ? ('string' as const) : ('text' as const),
        }));
        return {
          ...head,
          widget: 'list',
          collapsed: true,
          summary: '{{fields.key}}',
          fields: pair,
        };
      }
      case 'group':
        return {
          ...head,
          widget: 'object',
          fields: this.fields(form.fields, depth),
          // A picture with its words stands open; what is larger opens when it is wanted.
          ...(form.fields.length > 3 && { collapsed: 'auto' as const }),
        };
      case 'list':
        return this.list(head, form.item, depth);
      case 'blocks':
        return this.blocks(head, depth + 1);
    }
  }

  private upload(head: Head, { is, folder }: UploadForm): MediaField {
    const widget = is === 'picture' ? ('image' as const) : ('file' as const);
    const at = `/${folder}`;
    return { ...head, widget, media_folder: at, public_folder: at, choose_url: false };
  }

  private list(head: Head, item: Form, depth: number): CmsField {
    if (item.is === 'picture' || item.is === 'file') {
      return { ...this.upload(head, item), multiple: true };
    }
    if (item.is !== 'group') {
      const one = { name: 'item', label: head.label, required: true };
      return { ...head, widget: 'list', collapsed: false, field: this.shown(one, item, depth) };
    }
    const shown = nameOf(item.fields);
    return {
      ...head,
      widget: 'list',
      collapsed: true,
      ...(shown && { summary: `{{fields.${shown}}}${numberOf(item.fields)}` }),
      ...(head.name === this.whole && depth === 0 && { add_to_top: true, label_singular: 'Item' }),
      fields: this.fields(item.fields, depth),
    };
  }

  private blocks(head: Head, depth: number): CmsField {
    const holdsBlocks = ({ fields }: BlockKindForm) => fields.some(({ form }) => holds(form));
    const kinds = depth < deepest ? this.kinds : this.kinds.filter((kind) => !holdsBlocks(kind));
    return {
      ...head,
      widget: 'list',
      collapsed: true,
      typeKey: 'kind',
      types: kinds.map(({ kind, hint, fields }) => ({
        name: kind,
        label: `${labelOf(kind)}: ${firstSentence(hint)}`,
        widget: 'object',
        summary: `${labelOf(kind)} {{fields.heading}}`,
        fields: this.fields(fields, depth),
      })),
    };
  }
}

type NumberForm = Extract<Form, { is: 'number' }>;
type UploadForm = Extract<Form, { folder: string }>;

/** What every field has. */
interface Head {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
}

/** A number, what may be written for it, or a text with a fact in it: {{ fees.lateFine }}. */
function numberPattern({ facts, asText }: NumberForm): [string, string] {
  const forms = ['-?\\d+(\\.\\d+)?', asText ?? [], facts ? '.*\\{.*\\}.*' : []].flat();
  const hint = facts ? 'A number, or a fact' : 'A number, as described below';
  return [`^(${forms.join('|')})?$`, hint];
}

const gridHelp = 'A row a line, with | between the cells; rows may be pasted from a spreadsheet.';

const withHint = ({ hint }: Head, more: string) => ({ hint: hint ? `${hint} ${more}` : more });

const firstSentence = (text: string) => (/^.*?(?=[.;:](\s|$)|$)/.exec(text)?.[0] ?? text).trim();

/** Hints are read as Markdown: what looks like it is shown as it stands. */
const plainHint = (hint: string) => hint.replace(/[*_~[\]\\]/g, '\\$&');

function holds(form: Form): boolean {
  if (form.is === 'blocks') return true;
  if (form.is === 'list') return holds(form.item);
  return form.is === 'group' && form.fields.some(({ form: inner }) => holds(inner));
}
