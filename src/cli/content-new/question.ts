import type { AnySchema } from 'yup';
import type { Checks } from '../../content/checks';
import type { Draft } from './draft';
import { checkValue } from '../../content/validate';

/** What was answered so far, by the names of the questions. */
export type Answers = Readonly<Record<string, string>>;

/** One question of a kind; `--name` answers it too. */
export interface Question {
  name: string;
  /** What is asked: 'The title'. */
  words: string;
  example?: string;
  /** Nothing may be answered; always, or after these answers. */
  optional?: true | ((answers: Answers) => boolean);
  /** What is taken when nothing is answered. */
  fallback?: (answers: Answers, dir: string) => string;
  /** The words to choose from, in the folder at work. */
  choices?: (dir: string) => readonly string[];
  /** One of those words for another way to write it: 'X' for 'Class 10'. */
  chosenBy?: (value: string) => string;
  /** Whether it is asked at all. */
  applies?: (answers: Answers) => boolean;
  /** What is wrong with an answer, and what to write instead. */
  problem?: (value: string, dir: string, answers: Answers) => string | undefined;
}

/** Whether a question may be left without an answer. */
export const mayBeLeft = ({ optional }: Question, answers: Answers): boolean =>
  typeof optional === 'function' ? optional(answers) : optional === true;

/** One kind of thing that can be made. */
export interface Kind {
  questions: readonly Question[];
  /** Puts what is to be written into a draft; gives the page that will show it. */
  fill: (draft: Draft, answers: Answers) => Promise<{ shownAt: string; note?: string }>;
}

/** What a schema says of one value in it, by its path there; `checks` are those of the folder at work. */
export const problemAt = (
  schema: AnySchema,
  value: unknown,
  path: string,
  checks?: Checks,
): string | undefined =>
  checkValue(schema, value, checks).errors.find((one) => one.path === path)?.message;

/** A check of an answer by a field of the schema of a list's items, which may have another name than the question. */
export const byItem = (schema: AnySchema, field: string) => (value: string) =>
  problemAt(schema, [{ [field]: value }], `[0].${field}`)?.replace(`"${field}" `, 'it ');

/** A check of an answer by a field of a schema. */
export const byField = (schema: AnySchema, field: string) => (value: string) =>
  problemAt(schema, { [field]: value }, field);
