import { scalarText } from '../scalar-text';
import { fingerprint } from './fingerprint';
import { idWithoutName } from './id-without-name';
import type { ChildForm } from './policy';
import { shownName, tellsMore } from './shown-name';
import type { AppliedPolicy, Withdrawn } from './withdrawn';

type Sent = Readonly<Record<string, unknown>>;

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The lists whose records are children. Of these nobody is shown who may be the one that was withdrawn. */
const ofChildren = /^(?:birthdays|topper|testimonials)$/;

/** The lists whose records are pictures: of these what names a child in its title is gone. */
const ofPictures = /^(?:gallery|subGallery|video)$/;

/** Whether a file is withdrawn: by its path, or by what it was called before a program gave it a number. */
const hasFile = ({ path, file }: Sent, { isFile }: Withdrawn): boolean =>
  isFile(path) || (typeof file === 'string' && isFile(/\.\w+$/.test(file) ? file : `${file}.jpg`));

/** The fields of a record that hold its pictures and papers, and what is said of single ones. */
const isOfFiles = /^(?:images?|attachments|files|captions)$/;

/** The fields that pages show, beside those that say what a record is of. */
const isShownField =
  /^(?:_?id|lang|name|class|stream|sessionYear|division|designation|batch|title|desc|description|venue|category|number|message|classes\w*|url\w*|videoUrl|images?|attachments|files|captions)$/;

type Rules = Withdrawn & {
  /** Whether a record is of a withdrawn child, and nothing of it may be shown. */
  isGone: (sent: Sent) => boolean;
  /** Whether a field of a record says what all its pictures and papers are of. */
  isHead: (field: string) => boolean;
  /** Whether a field that no page shows, such as `winners`, says so. */
  isHeadElsewhere: (sent: Sent) => boolean;
};

/** Whether a single file is of a child who is withdrawn, or may be, by its path or by what is said of it. */
const isFileOf = (sent: Sent, rules: Rules): boolean =>
  hasFile(sent, rules) ||
  ['name', 'caption', 'alt', 'about']
    .flatMap((key) => [sent[key], ...scalarText(sent[key]).split('; ')])
    .some(rules.isChild);

/** The paths of the files of a record of which something in it says that they are of a withdrawn child. */
const pathsOf = (sent: Sent, rules: Rules): unknown[] =>
  Object.values(sent)
    .flat()
    .flatMap((file) => (isSent(file) && isFileOf(file, rules) ? [file.path] : []));

/** Whether rules changed a value; lists and objects are made anew by them. */
const isChanged = (sent: unknown, kept: unknown): boolean =>
  typeof sent === 'object' ? JSON.stringify(sent) !== JSON.stringify(kept) : sent !== kept;

/** Values within values: relations of Strapi stand six deep. */
const DEEPEST = 8;

/** The texts of a value, however deep programs put them, and those of an object, or a list of words, in a row: parts of a name. */
function textsIn(value: unknown, depth = DEEPEST): string[] {
  if (typeof value === 'string') return [value];
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  const texts = Object.values(value).flatMap((one) => textsIn(one, depth - 1));
  const areParts = isSent(value) || texts.every((text) => !/\s/.test(text));
  return areParts ? [...texts, texts.join(' ')] : texts;
}

/** The titles of a record in all its languages: `title_hi`, `{ hi: { title } }`; not those of its files. */
function titlesIn(value: unknown, depth = DEEPEST): string[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (isOfFiles.test(key)) return [];
    return /title/i.test(key) ? textsIn(inner) : titlesIn(inner, depth - 1);
  });
}

/** The fields of a name in parts: `student_first_name`, `lastName`, 'First (from Students)'. */
const isPartOfName = /(?:first|fore|given|middle|last|family|sur)(?:[\s_-]?name)?(?![a-z])/i;

/**
 * Whether a field that no page shows, such as `surname`, says by itself or behind the name whose record it is. `looked`
 * are the texts that are looked at.
 */
function isChildElsewhere(sent: Sent, { isChild }: Withdrawn, looked = /./): boolean {
  const name = scalarText(sent.name);
  const hidden = Object.entries(sent).filter(([key]) => !isShownField.test(key));
  const parts = hidden.flatMap(([key, part]) => (isPartOfName.test(key) ? textsIn(part) : []));
  return [parts.join(' '), ...hidden.flatMap(([, value]) => textsIn(value))].some(
    (text) => looked.test(text) && (isChild(text) || (name !== '' && isChild(`${name} ${text}`))),
  );
}

/** What may be nothing but names: what is longer is changed where it names a child, and so is an address. */
const onlyNames = /^[^/@<>]{3,120}$/;

/**
 * A value without withdrawn names and files; a record of a withdrawn child is gone from its list, and with a file
 * what is said of it. What names a child has her picture, too: it goes with the name.
 */
function withoutWithdrawn(value: unknown, rules: Rules): unknown {
  if (typeof value === 'string') return rules.isFile(value) ? '' : rules.without(value);
  if (Array.isArray(value)) {
    return value
      .filter((item) =>
        isSent(item) ? !rules.isGone(item) && !hasFile(item, rules) : !rules.isFile(item),
      )
      .map((item) => withoutWithdrawn(item, rules));
  }
  if (!isSent(value)) return value;
  const gone = pathsOf(value, rules);
  const isShown = (file: unknown) => !gone.includes(isSent(file) ? file.path : file);
  const without = (key: string, inner: unknown) => {
    if (/^_?id$/.test(key) && typeof inner === 'string')
      return idWithoutName(inner, rules.names, value.title);
    const files = isOfFiles.test(key) && Array.isArray(inner) ? inner.filter(isShown) : inner;
    return withoutWithdrawn(files, rules);
  };
  const kept = Object.entries(value).map(([key, inner]) => [key, without(key, inner)] as const);
  const isNamedIn =
    rules.isHeadElsewhere(value) ||
    kept.some(([key, inner]) => rules.isHead(key) && isChanged(value[key], inner));
  return Object.fromEntries(
    kept.map(([key, inner]) => [key, isNamedIn && inner && isOfFiles.test(key) ? [] : inner]),
  );
}

/** A child as a list shows it. Ids and files may be called as the child, so they go with the name. */
function child(sent: Sent, { name: form, picture }: ChildForm): Sent {
  const name = scalarText(sent.name);
  return {
    ...sent,
    ...(form !== 'full' && {
      _id: fingerprint(scalarText(sent._id)),
      name: shownName(name, form),
    }),
    ...((picture === 'drawing' || tellsMore(sent.attachments, name, form)) && { attachments: [] }),
  };
}

/** 0 where none can be read: the reader of the list says so. */
const yearOf = (value: unknown) => Number(scalarText(value).slice(0, 4)) || 0;

/** The toppers of the newest sessions; a session is known by its first year. */
function newest(list: readonly unknown[], sessions = Infinity): unknown[] {
  const years = [...new Set(list.map((one) => yearOf(isSent(one) && one.sessionYear)))];
  const last = years.filter((year) => year > 0).sort((a, b) => b - a)[sessions - 1] ?? 0;
  return list.filter((one) => yearOf(isSent(one) && one.sessionYear) >= last);
}

/** True for an album that is shown on a day ('YYYY-MM-DD'). */
function isAlbumShown(album: unknown, { shown, years }: AppliedPolicy['albums'], day: string) {
  if (!shown) return false;
  if (years === undefined || !isSent(album) || typeof album.date !== 'string') return true;
  return album.date > `${yearOf(day) - years}${day.slice(4)}`;
}

/** How withdrawn children are looked for in the reply of a call. */
function rulesOf(call: string, withdrawn: Withdrawn): Rules {
  const isPictures = ofPictures.test(call);
  // A video has nothing but what is said of it; an album's text may be of one photo.
  const ofAll = call === 'video' ? textsIn : titlesIn;
  const { isName, isChild, names } = withdrawn;
  const isOf = (sent: Sent) =>
    ofChildren.test(call)
      ? isChild(sent.name) || isChildElsewhere(sent, withdrawn)
      : isName(sent.name);
  return {
    ...withdrawn,
    isGone: (sent) =>
      isOf(sent) ||
      (isPictures &&
        [...ofAll(sent), `/${scalarText(sent._id)}`].some((text) => names(text) || isName(text))),
    // The text of an album may be of one photo among many.
    isHead: (field) =>
      /^title$/.test(field) ||
      (!isPictures && (/^desc(?:ription)?$/.test(field) || !isShownField.test(field))),
    isHeadElsewhere: (sent) => !isPictures && isChildElsewhere(sent, withdrawn, onlyNames),
  };
}

/**
 * A reply of the content service as a policy shows it, by the path of its call ('/api/birthdays/DHS').
 * What is no reply of its kind passes: who reads it drops it. A reply that was kept already is not
 * changed again. A single record that may not be shown becomes `undefined`.
 */
export function keepPrivacy(json: unknown, path: string, policy: AppliedPolicy, day: string) {
  const [, call = ''] = /^\/api\/(\w+)/.exec(path) ?? [];
  const rules = policy.withdrawn && rulesOf(call, policy.withdrawn);
  if (isSent(json) && rules?.isGone(json)) return undefined;
  const kept = rules ? withoutWithdrawn(json, rules) : json;
  if (call === 'subGallery') return isAlbumShown(kept, policy.albums, day) ? kept : undefined;
  if (!Array.isArray(kept)) return kept;
  const list: readonly unknown[] = kept;
  const children = (records: readonly unknown[], form: ChildForm) =>
    records.map((one) => (isSent(one) ? child(one, form) : one));
  if (call === 'birthdays') return children(list, policy.birthdays);
  if (call === 'gallery') return list.filter((one) => isAlbumShown(one, policy.albums, day));
  if (call !== 'topper') return list;
  return children(newest(list, policy.toppers.sessions), policy.toppers);
}
