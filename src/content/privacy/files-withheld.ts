import { withdrawnIn } from '../../lib/privacy/withdrawn';
import type { Diagnostic } from '../diagnostics';
import { isRecord } from '../record';
import type { Path, SourceFile } from '../source-file';
import { valuesIn } from '../values-in';
import { withdrawnFingerprints } from './read-privacy';
import { wordKeys } from './withhold';

/** The keys of what is shown beside words, or that leads to it. */
const isOfFiles = /^(?:src|file|paper|images?|attachments|photos|folder|video|videoUrl)$/;

/** Whether words under a key withhold what stands beside them: those of a place or a letter do not. */
const isHeadOf = (key: string) => [...wordKeys, 'time', 'cancelled'].includes(key);

/** Words that name a withdrawn child, and with which pictures and papers are withheld. */
export function filesWithheld(
  sources: readonly SourceFile[],
  privacy: readonly SourceFile[],
): Diagnostic[] {
  const fingerprints = privacy.flatMap(({ value }) => withdrawnFingerprints(value));
  if (fingerprints.length === 0) return [];
  const withdrawn = withdrawnIn(fingerprints);
  function inRecord(source: SourceFile, value: unknown, path: Path): Diagnostic[] {
    if (!isRecord(value)) return [];
    const entries = Object.entries(value);
    const [files] = entries.find(([key, inner]) => isOfFiles.test(key) && inner) ?? [];
    // The text of an album may be of one photo among many, which stay.
    const isAlbum = 'folder' in value;
    // A pupil's own record is left out as a whole.
    const isPupil = withdrawn.isName(value.name) && !('file' in value);
    return entries.flatMap(([key, inner]) => {
      const isHead = isHeadOf(key) && typeof inner === 'string' && !(isAlbum && key !== 'title');
      if (!files || isPupil || !isHead || !(withdrawn.names(inner) || withdrawn.isName(inner)))
        return [];
      const message =
        `this names a withdrawn child, so it is shown without the name, and what stands under "${files}" not ` +
        'at all; withdraw those files too, or write this without the name if the child is not in them';
      return [{ ...source.at([...path, key]), message }];
    });
  }
  return sources.flatMap((source) =>
    valuesIn(source.value).flatMap(({ value, path }) => inRecord(source, value, path)),
  );
}
