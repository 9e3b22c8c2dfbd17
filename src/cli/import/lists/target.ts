import type { AnySchema } from 'yup';
import type { ReadValue } from '../values/read-value';

/** An item of a list, or a row of a table, by its keys. */
export type ListItem = Readonly<Record<string, unknown>>;

/** One key of a list's items, and the columns that hold it. */
export interface Field {
  key: string;
  /** What is asked for: 'the name'. */
  words: string;
  /** Headings without blanks, signs and the words that say whose they are: see `headingKey`. */
  headings: string;
  /** How a cell is read; as it stands where this is left out. */
  read?: ReadValue;
  needed?: true;
  /** What is told once where its column has a blank cell. */
  blank?: string;
  /** Columns that together hold it where no single one does: given and family name. */
  parts?: Readonly<Record<string, string>>;
  /** Columns that hold a part of it: the month of a day, its year. Without one of the days themselves they are none. */
  beside?: Readonly<Record<string, string>>;
  /** The cell names a file beside the table: a photo or a document, and the folder that it is put into. The name of a certificate's file tells nothing. */
  file?: { use: 'photo' | 'document' | 'certificate'; folder: string };
  /** What two ways to write one value share; the value itself where it is left out. */
  same?: (value: unknown) => string;
  /** Examples for a question that is answered once for all rows; not asked without it. */
  example?: string;
}

/** What rows are imported into. */
export interface Target {
  /** As `--to` names it. */
  name: string;
  words: string;
  fields: readonly Field[];
  /** Fields of which a table must have one to be taken for this list unasked. */
  oneOf?: readonly string[];
  /** The schema of the list, which each row has to pass. */
  schema?: AnySchema;
  /**
   * What tells one item from another, the surest first; a later one counts where it is one of a kind on both sides.
   * `ofSchool` gives them the month (1–12) with which sessions begin.
   */
  identities: readonly ((item: ListItem, firstMonth?: number) => string | undefined)[];
  /**
   * Whether a cell, of whatever column, says that its row is not meant for the list: 'TC issued'; what to write
   * where it only may.
   */
  excludes?: (cell: string, heading: string) => boolean | string;
  /** What two rows share that are one, where this is not what tells items apart. */
  doubled?: (item: ListItem) => string | undefined;
  /** Why two rows of one key can't both be right; without it they are the same. */
  unique?: string;
  /** Whether a row and an item are two, though a later identity is the same. */
  areTwo?: (item: ListItem, row: ListItem, firstMonth?: number) => boolean;
  /** Why a row must not be written over an item that has its key. */
  conflict?: (item: ListItem, row: ListItem) => string | undefined;
  /** What two rows share that are most likely one, written twice with another value: each is taken, and told of. */
  likely?: { same: (item: ListItem) => string; words: string };
  /** What is still the same where a name was edited by hand. */
  besideName?: { same: (item: ListItem) => string; words: string };
  /** Of what part of the list a file speaks, by its rows: `--remove` leaves all else alone. Without it nothing is removed. */
  scope?: {
    /** The class, the year. */
    part?: (item: ListItem) => string;
    /** Its day: the file speaks of what lies between its first and its last one. */
    day?: (item: ListItem) => string;
    /** What else there is: 'of classes that the file does not have'. */
    others: string;
  };
  /** The key that names an item. */
  nameKey: string;
}

/** A target whose sessions are those of a school. */
export const ofSchool = (target: Target, firstMonth: number): Target => ({
  ...target,
  areTwo: (item, row) => target.areTwo?.(item, row, firstMonth) ?? false,
  identities: target.identities.map((identity) => (item) => identity(item, firstMonth)),
});

/** Whether a key that names a file holds a list of them. */
export const isList = ({ key }: Field): boolean => key === 'attachments';

/** What is told of an item. */
export const itemWords = (target: Target, item: ListItem): string =>
  [
    ...target.fields.flatMap(({ key }) => {
      const value = item[key];
      return value === undefined || value === '' || typeof value === 'object'
        ? []
        : [String(value)];
    }),
    // Of an .ics.
    ...(typeof item['repeats'] === 'string' ? [item['repeats']] : []),
    ...(item['cancelled'] === true ? ['cancelled'] : []),
  ].join(', ');
