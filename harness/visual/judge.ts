import { keyOf, readPicture, type Baselines } from './baselines';
import { compressed, difference, isChanged, loose, strict } from './difference';
import type { Variant } from './modes';
import { decode, encodeSmall, fingerprint, type Picture } from './picture';

/** What comparing a picture with the approved one gave. */
export interface Judgement {
  verdict: 'unchanged' | 'changed' | 'new';
  /** Whether only the rule for another browser finds it unchanged, which misses what is small. */
  loosely?: boolean;
  pixels?: number;
  /** The approved picture, and what differs; set where it has changed. */
  before?: Buffer;
  drawn?: Picture;
}

/**
 * Compares a picture with the approved one. Equal fingerprints are equal pictures. Otherwise an
 * exact picture is compared by `strict`; one that is kept with loss has changed, and is compared
 * only to show where, after the new one went through the same loss. `loosely` compares what another
 * version of the browser has drawn.
 */
export async function judge(
  id: string,
  variant: Variant,
  picture: Picture,
  { baselines, loosely, folder }: { baselines: Baselines; loosely: boolean; folder: string },
): Promise<Judgement> {
  const key = keyOf(id, variant);
  const approved = baselines.pictures.get(key);
  if (!approved) return { verdict: 'new' };
  if (approved.fingerprint === fingerprint(picture)) return { verdict: 'unchanged' };
  const before = readPicture(key, folder);
  const old = await decode(before);
  const seen = approved.exact ? picture : await decode(await encodeSmall(picture));
  const rule = approved.exact ? strict : compressed;
  const { pixels, picture: drawn } = difference(old, seen, rule);
  if (approved.exact && !isChanged(old, seen, pixels, rule)) return { verdict: 'unchanged' };
  const isNear = loosely && !isChanged(old, seen, difference(old, seen, loose).pixels, loose);
  if (isNear) return { verdict: 'unchanged', loosely };
  return { verdict: 'changed', before, pixels, drawn };
}
