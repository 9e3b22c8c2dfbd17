import type { InferType } from 'yup';
import { date, flag, shape } from '../../content/fields';

/** demo.yaml: a sample's records stay young. */
export const demoSchema = shape(
  'Moves all days and sessions of the lists to the present, for a sample.',
  {
    demo: flag('Whether the lists are a sample’s.'),
    writtenFor: date('The day for which the records were written: then nothing is moved.'),
  },
);

/** What it says. */
export type Demo = InferType<typeof demoSchema>;

/** The name of that file, beside the lists. */
export const demoFile = 'demo.yaml';

/** What is said of a folder that has it. */
export const demoNote = `the lists' days and sessions move to the present (${demoFile}); a school has no such file`;
