import { latinDigits } from './language/latin-digits';

/** Words before a number that tell only what it is: 'T.C. No. 12'. */
const label = /^(?:t|c|tc|slc|no|टी|सी|टीसी|नं|सं|संख्या|क्रमांक)$/;

/** What all ways to write one number share: 'tc/2026/0012', 'TC-2026-12' and 'T.C. No. २०२६/१२'. Empty for none. */
export function certificateKey(written: string): string {
  const runs = latinDigits(written)
    .toLowerCase()
    .match(/[\p{L}\p{M}]+|\d+/gu);
  return (runs ?? [])
    .map((run) => run.replace(/^0+(?=\d)/, ''))
    .filter((run) => !label.test(run))
    .join('-');
}
