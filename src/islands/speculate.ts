import { speculationRules } from '../lib/headers/speculation-rules';

/** Adds the speculation rules, unless the visitor asked to save data. */
export function speculate(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const text = speculationRules[matchMedia('(hover:hover)').matches ? 'mouse' : 'finger'];
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'speculationrules', text }),
  );
}
