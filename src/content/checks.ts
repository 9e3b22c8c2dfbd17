import { mixed, type AnySchema } from 'yup';
import { APRIL } from '../lib/dates/session';

/** Something wrong inside a text, at a character of it. */
export interface TextProblem {
  offset: number;
  message: string;
}

/** How much Markdown a text may hold: paragraphs and lists, or only words, links and emphasis. */
export type MarkdownMode = 'block' | 'inline';

/**
 * What a schema asks the content folder while it checks a value. The loader passes it to Yup as
 * `context`; without one (in the editors' guide, in a form) only the shape is checked.
 */
export interface Checks {
  /** What is wrong with a Markdown text; also notes its links, to be followed later. */
  markdown(text: string, mode: MarkdownMode, path: string): TextProblem[];
  /** Notes a link, to be followed when all pages are known. */
  link(to: string, path: string): void;
  /** What is wrong with a picture's path inside content/pictures. */
  picture(src: string): string | undefined;
  /** What is wrong with a file's path inside content/papers. */
  documentFile(file: string): string | undefined;
  /** What is wrong with classes such as 'I–V', for this school. */
  classes(text: string): string | undefined;
  /** What is wrong with the name of a stream, for this school. */
  stream(name: string): string | undefined;
  /** The school's classes, the youngest first; empty where it lists none. */
  readonly classList: readonly string[];
  /** The month (1–12) with which its sessions begin. */
  readonly firstMonth: number;
  /** The schema of a block, by its kind; it fails with a hint when the kind is unknown. */
  block(value: unknown): AnySchema;
}

/** For a file that speaks of nothing around it, or whose shape alone is asked for. */
export const noChecks: Checks = {
  markdown: () => [],
  link: () => undefined,
  picture: () => undefined,
  documentFile: () => undefined,
  classes: () => undefined,
  stream: () => undefined,
  classList: [],
  firstMonth: APRIL,
  block: () => mixed(),
};
