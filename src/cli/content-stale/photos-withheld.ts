import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readKinds } from '../../content-service/dataset/kinds';
import type { Diagnostic } from '../../content/diagnostics';
import { withdrawnFingerprints } from '../../content/privacy/read-privacy';
import { isRecord } from '../../content/record';
import type { SourceFile } from '../../content/source-file';
import { valuesIn } from '../../content/values-in';
import { parseFingerprint } from '../../lib/privacy/name-fingerprints';
import { withdrawnIn } from '../../lib/privacy/withdrawn';

/**
 * A diagnostic for each album of the lists in `service` with photos that are withheld for their names, which may be
 * those of a withdrawn child. Nothing is said of files that `privacy` names itself.
 */
export function photosWithheld(service: string, privacy: readonly SourceFile[]): Diagnostic[] {
  const names = privacy
    .flatMap(({ value }) => withdrawnFingerprints(value))
    .filter((fingerprint) => parseFingerprint(fingerprint).length > 0);
  if (names.length === 0 || !existsSync(service)) return [];
  const { isFile } = withdrawnIn(names);
  const sources = readKinds(service).flatMap(({ source }) => source ?? []);
  return sources.flatMap((source) =>
    valuesIn(source.value).flatMap(({ value, path }) => {
      const folder = isRecord(value) ? value['folder'] : undefined;
      if (typeof folder !== 'string' || !existsSync(join(service, folder))) return [];
      const photos = readdirSync(join(service, folder)).map((name) => `${folder}/${name}`);
      const [first, ...others] = photos.filter(isFile);
      if (first === undefined) return [];
      const message =
        `${others.length + 1} of the ${photos.length} files of this folder are not shown, since their names may be ` +
        `those of a withdrawn child, such as ${first}; rename those that show somebody else`;
      return [{ ...source.at([...path, 'folder']), message }];
    }),
  );
}
