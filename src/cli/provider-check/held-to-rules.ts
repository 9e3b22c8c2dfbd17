import { possibleNames } from '../../content/privacy/possible-names';
import { isRecord } from '../../content/record';
import type { SourceFile } from '../../content/source-file';
import { today } from '../../lib/dates/plain-date';
import { shownFields } from '../../lib/http/provider-reply/field-names';
import { keepPrivacy } from '../../lib/privacy/keep-privacy';
import { openPolicy, type PrivacyPolicy } from '../../lib/privacy/policy';
import { type AppliedPolicy, applied } from '../../lib/privacy/withdrawn';
import { pluralize } from '../../lib/terminal/pluralize';
import { type Line, note } from './report';

/** The school's rules for children's data. */
export interface SchoolRules {
  policy: PrivacyPolicy;
  /** The files that name who is withdrawn. */
  withdrawn: readonly SourceFile[];
}

const json = (value: unknown) => JSON.stringify(value);

/** A line for each field, or for whole records where the field is '', with how many records and one of them. */
function linesOf(
  found: readonly { field: string; record: number }[],
  sentence: (what: string) => string,
): Line[] {
  const all = new Map<string, Set<number>>();
  for (const { field, record } of found) all.set(field, (all.get(field) ?? new Set()).add(record));
  return [...all].map(([field, records]) => {
    const count = `${pluralize(records.size, 'record')}, such as record ${[...records][0]}`;
    return note(sentence(field ? `"${field}" of ${count}` : count));
  });
}

/** The fields of a record that the rules changed; '' for one that is gone. */
const changedFields = (sent: unknown, kept: unknown): string[] =>
  isRecord(sent) && isRecord(kept)
    ? Object.keys(shownFields(sent)).filter((key) => json(sent[key]) !== json(kept[key]))
    : json(sent) === json(kept)
      ? []
      : [''];

/** Where words that are shown may name a withdrawn child: the record, and its field. */
function perhaps(kept: unknown[], withdrawn: readonly SourceFile[]) {
  const value = kept.map((one) => isRecord(one) && { ...shownFields(one), _id: '' });
  const at: SourceFile['at'] = ([index, field]) => ({
    file: String(field),
    line: Number(index) + 1,
    column: 1,
  });
  const found = possibleNames([{ file: '', value, broken: false, at }], withdrawn);
  return found.map(({ file, line }) => ({ field: file, record: line }));
}

/** Holds the records of a call, by its path, to the rules of a school; what is said of it never says whom they withhold. */
export function heldTo(rules: SchoolRules | undefined, sent: unknown[], path: string) {
  if (!rules) return { kept: sent, remarks: [], isTouched: (_record: number) => false };
  const isAlbum = path.startsWith('/api/subGallery');
  const keep = (list: unknown[], policy: AppliedPolicy): unknown[] =>
    isAlbum
      ? list
          .map((one) => keepPrivacy(one, path, policy, today()))
          .filter((one) => one !== undefined)
      : (keepPrivacy(list, path, policy, today()) as unknown[]);
  const { withdrawn } = rules.policy;
  const named = applied({ ...openPolicy, withdrawn });
  const one = sent.map((record) => keep([record], named)[0]);
  const changed = sent.flatMap((record, at) =>
    changedFields(record, one[at]).map((field) => ({ field, record: at + 1 })),
  );
  const left = one.filter((record) => record !== undefined);
  const kept = keep(left, applied({ ...rules.policy, withdrawn: [] }));
  const asLeft = new Set(left.map(json));
  const formed = kept.filter((record) => !asLeft.has(json(record))).length;
  const older = left.length - kept.length;
  return {
    kept,
    remarks: [
      ...linesOf(changed, (what) => `withheld, of a child who is withdrawn: ${what}`),
      ...(older > 0
        ? [
            note(
              `withheld, by "albums" or "sessions" of privacy.yaml: ${pluralize(older, 'record')}`,
            ),
          ]
        : []),
      ...(formed > 0
        ? [note(`shown as privacy.yaml has names and pictures: ${pluralize(formed, 'record')}`)]
        : []),
      ...linesOf(
        perhaps(one, rules.withdrawn),
        (what) =>
          `shown, but perhaps of a child who is withdrawn: ${what}; if so, withdraw that spelling, too`,
      ),
    ],
    /** Whether something of a record, counted from 1, is withheld: no example may be made of it. */
    isTouched: (record: number) => changed.some((one) => one.record === record),
  };
}

/** Remarks in which no withdrawn child is named. */
export function withoutNames(remarks: readonly Line[], rules: SchoolRules | undefined): Line[] {
  const { withdrawn } = applied(rules?.policy ?? openPolicy);
  return remarks.map(({ kind, text }) => ({ kind, text: withdrawn?.without(text) ?? text }));
}
