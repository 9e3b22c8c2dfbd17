/*
 * A form stands between a file of `content/` and the form editor: it says which fields a file has
 * and how each is shown. The editor's configuration is written from it, and by it files become what
 * the editor shows, and files again. It is plain data, for it goes to the browser.
 */

/** How a value is shown. */
export type Form =
  /** Any single value, as text; `long` takes more lines than one. */
  | { is: 'text'; long?: true }
  /** A number; `facts` when a fact may stand in its place, `asText` is a pattern of texts for one. */
  | { is: 'number'; facts?: true; asText?: string }
  | { is: 'flag' }
  | { is: 'choice'; words: readonly string[] }
  /** A day, 2026-11-14. */
  | { is: 'day' }
  /** A picture or a document; written as a path inside `root`, uploaded to `folder`. */
  | { is: 'picture' | 'file'; root: string; folder: string }
  /** A list of short texts, one a line. */
  | { is: 'lines' }
  /** A list of lists: a row a line, its cells separated by '|'. */
  | { is: 'grid' }
  | { is: 'list'; item: Form }
  | { is: 'group'; fields: readonly Field[] }
  /** Blocks of the file's kinds. */
  | { is: 'blocks' }
  /** A group with free keys, shown as a list of `key` and `value`. */
  | { is: 'pairs'; key: Label; value: Label };

/** What a field is called and explained with. */
interface Label {
  name: string;
  hint: string;
}

/** A field of a group. */
export interface Field extends Label {
  required: boolean;
  form: Form;
}

/** The kinds of block of a file: their fields, and what each is for. */
export interface BlockKindForm {
  kind: string;
  hint: string;
  fields: readonly Field[];
}

/** The form of one file, or of every file of a folder. */
export interface FileForm {
  /** Under which name the editor knows how such files are read and written: 'page'. */
  name: string;
  /** 'yaml', or 'md' for front matter with Markdown below. */
  extension: 'yaml' | 'md';
  hint: string;
  form: Form;
  kinds: readonly BlockKindForm[];
}

/** The field of a group that names the lists and groups which are taken from the facts. */
export const fromFacts = 'fromFacts';

/**
 * The field of a whole file when it is a list, or a group with free keys: 'news'. The editor tells
 * the folders of uploads apart by the names of fields, so it is another in every file.
 */
export const wholeFile = ({ name }: Pick<FileForm, 'name'>): string =>
  name.replace(/^service-/, '');

/** The Markdown below the front matter. */
export const markdownBody = 'body';

/** Whether nothing but figures can be written in a number's field. */
export const isPlainNumber = ({ facts, asText }: Extract<Form, { is: 'number' }>): boolean =>
  !facts && asText === undefined;

/** Whether a value of this form is shown as one text, in which a fact may be written. */
export const isSingle = ({ is }: Form): boolean =>
  is === 'text' || is === 'number' || is === 'day' || is === 'picture' || is === 'file';
