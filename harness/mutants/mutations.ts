import { readFileSync } from 'node:fs';
import { array, type InferType, object, string } from 'yup';
import { parse } from 'yaml';

const schema = array(
  object({
    file: string().required(),
    /** What goes wrong: a condition, a label, a colour … */
    kind: string().required(),
    find: string().required(),
    replace: string().defined(),
    otherwise: string(),
  }).noUnknown(),
).required();

/** A fault: the text that stands once in a file of `src`, and what stands there instead. */
export type Mutation = InferType<typeof schema>[number];

/** The list of faults, in its order. Throws where an entry is not as described. */
export const readMutations = (): Mutation[] =>
  schema.validateSync(parse(readFileSync('harness/mutants/list.yaml', 'utf8')), { strict: true });

/** A file's text with the fault in it. Throws unless what is replaced stands there once. */
export function mutated(text: string, { file, find, replace }: Mutation): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(
      `${file}: "${find}" does not stand there once; correct harness/mutants/list.yaml`,
    );
  }
  return before + replace + after;
}
