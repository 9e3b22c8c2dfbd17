import { asRecord } from '../as-record';
import { extensionOf } from '../file-type';
import { isText } from './field-names';
import { withoutEntities } from './plain-words';
import { tagsIn } from './sent-addresses';
import { plainFiles } from './sent-files';

type Sent = Readonly<Record<string, unknown>>;

/** Beyond this no text is read. */
const longest = 100_000;

/** What an object says of files by their paths: `{ 'a.webp': ['Asha Menon'] }`. */
const filesByPath = (value: unknown) =>
  Object.entries(asRecord(value) ?? {}).flatMap(([url, said]) =>
    extensionOf(url) ? [{ url, said }] : [],
  );

/**
 * What no page shows of a record, for the rules of privacy: its texts in further languages, and the files in fields that
 * are not read, with what is said of them. `plain` is the same record in the forms of the description.
 */
export function unshown(sent: Sent, plain: Sent, base: string): Sent {
  const objects = Object.entries(sent).filter(([, value]) => typeof value === 'object' && value);
  const texts = objects.filter(([name]) => isText(name) && plain[name] !== sent[name]);
  // Whom a picture within a text shows, its tag says; the words of the text alone are shown.
  const tags = Object.entries(sent).flatMap(([name, value]) =>
    isText(name) && typeof value === 'string' && /[<&]/.test(value)
      ? tagsIn(withoutEntities(value.slice(0, longest)))
      : [],
  );
  const files = objects
    .flatMap(([name, value]) => (plain[name] === value ? [value, ...filesByPath(value)] : []))
    .concat(tags)
    .flatMap((value) => plainFiles(value, base))
    .filter((file) => typeof file === 'object');
  return {
    ...(texts.length > 0 && { textsElsewhere: Object.fromEntries(texts) }),
    ...(files.length > 0 && { filesElsewhere: files }),
  };
}
