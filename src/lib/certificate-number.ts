import { latinDigits } from './language/latin-digits';

/** Words before a number that tell only what it is: 'T.C. No. 12'. */
const label = /^(?:t|c|tc|slc|no|टी|सी|टीसी|नं|सं|संख्या|क्रमांक)$/;

/** The letters and figures of a number in their order, without zeros before them. */
const runsOf = (written: string): string[] =>
  (
    latinDigits(written)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|\d+/gu) ?? []
  ).map((run) => run.replace(/^0+(?=\d)/, ''));

/** What all ways to write one admission number share: 'DHS/2015/0311' and 'dhs 2015 311'. Empty for none. */
export const admissionKey = (written: string): string => runsOf(written).join('-');

/** What all ways to write one number share: 'tc/2026/0012', 'TC-2026-12' and 'T.C. No. २०२६/१२'. Empty for none. */
export const certificateKey = (written: string): string =>
  runsOf(written)
    .filter((run) => !label.test(run))
    .join('-');
