import { scalarText } from '../scalar-text';
import { fingerprint } from './fingerprint';
import type { ChildForm } from './policy';
import { shownName } from './shown-name';
import type { AppliedPolicy, Withdrawn } from './withdrawn';

type Sent = Readonly<Record<string, unknown>>;

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The lists whose records are children. Of these nobody is shown who may be the one that was withdrawn. */
const ofChildren = /^(?:birthdays|topper|testimonials)$/;

/** Whether a file is withdrawn: by its path, or by what it was called before a program gave it a number. */
const isFileOf = ({ path, file }: Sent, { isFile }: Withdrawn): boolean =>
  isFile(path) || (typeof file === 'string' && isFile(/\.\w+$/.test(file) ? file : `${file}.jpg`));

/**
 * A value without withdrawn names and files; a record of a withdrawn child is gone from its list, and with a file
 * what is said of it.
 */
function withoutWithdrawn(
  value: unknown,
  withdrawn: Withdrawn,
  isGone: (name: unknown) => boolean,
): unknown {
  if (typeof value === 'string') return withdrawn.isFile(value) ? '' : withdrawn.without(value);
  if (Array.isArray(value)) {
    return value
      .filter(
        (item) =>
          !withdrawn.isFile(item) &&
          !(isSent(item) && (isGone(item.name) || isFileOf(item, withdrawn))),
      )
      .map((item) => withoutWithdrawn(item, withdrawn, isGone));
  }
  if (!isSent(value)) return value;
  const without = (key: string, inner: unknown) =>
    // An id may be made of a title, and has to stay one.
    key === '_id' && typeof inner === 'string' && withdrawn.names(inner)
      ? fingerprint(inner)
      : withoutWithdrawn(inner, withdrawn, isGone);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, without(key, inner)]),
  );
}

/** A child as a list shows it. Ids may be made of names, so they go with them. */
function child(sent: Sent, { name, picture }: ChildForm): Sent {
  return {
    ...sent,
    ...(name !== 'full' && {
      _id: fingerprint(scalarText(sent._id)),
      name: shownName(typeof sent.name === 'string' ? sent.name : '', name),
    }),
    ...(picture === 'drawing' && { attachments: [] }),
  };
}

const yearOf = (value: unknown) => Number(scalarText(value).slice(0, 4));

/** The toppers of the newest sessions; a session is known by its first year. */
function newest(list: readonly unknown[], sessions: number): unknown[] {
  const years = [...new Set(list.map((one) => yearOf(isSent(one) && one.sessionYear)))];
  const last = years.filter((year) => year > 0).sort((a, b) => b - a)[sessions - 1] ?? 0;
  return list.filter((one) => isSent(one) && yearOf(one.sessionYear) >= last);
}

/** True for an album that is shown on a day ('YYYY-MM-DD'). */
function isAlbumShown(album: unknown, { shown, years }: AppliedPolicy['albums'], day: string) {
  if (!shown) return false;
  if (years === undefined || !isSent(album) || typeof album.date !== 'string') return true;
  return album.date > `${yearOf(day) - years}${day.slice(4)}`;
}

/**
 * A reply of the content service as a policy shows it, by the path of its call ('/api/birthdays/DHS').
 * What is no reply of its kind passes: who reads it drops it. A reply that was kept already is not
 * changed again. A single record that may not be shown becomes `undefined`.
 */
export function keepPrivacy(json: unknown, path: string, policy: AppliedPolicy, day: string) {
  const [, call = ''] = /^\/api\/(\w+)/.exec(path) ?? [];
  const { withdrawn } = policy;
  const isGone = ofChildren.test(call) ? withdrawn?.isChild : withdrawn?.isName;
  const kept = withdrawn && isGone ? withoutWithdrawn(json, withdrawn, isGone) : json;
  if (call === 'subGallery') return isAlbumShown(kept, policy.albums, day) ? kept : undefined;
  if (!Array.isArray(kept)) return kept;
  const list: readonly unknown[] = kept;
  const children = (records: readonly unknown[], form: ChildForm) =>
    records.map((one) => (isSent(one) ? child(one, form) : one));
  if (call === 'birthdays') return children(list, policy.birthdays);
  if (call === 'gallery') return list.filter((one) => isAlbumShown(one, policy.albums, day));
  if (call !== 'topper') return list;
  const { sessions } = policy.toppers;
  return children(sessions === undefined ? list : newest(list, sessions), policy.toppers);
}
