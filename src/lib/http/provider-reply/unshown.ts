import { isText } from './field-names';
import { plainFiles } from './sent-files';

type Sent = Readonly<Record<string, unknown>>;

/**
 * What no page shows of a record, for the rules of privacy: its texts in further languages, and the files in fields that
 * are not read, with what is said of them. `plain` is the same record in the forms of the description.
 */
export function unshown(sent: Sent, plain: Sent, base: string): Sent {
  const objects = Object.entries(sent).filter(([, value]) => typeof value === 'object' && value);
  const texts = objects.filter(([name]) => isText(name) && plain[name] !== sent[name]);
  const files = objects
    .flatMap(([name, value]) => (plain[name] === value ? plainFiles(value, base) : []))
    .filter((file) => typeof file === 'object');
  return {
    ...(texts.length > 0 && { textsElsewhere: Object.fromEntries(texts) }),
    ...(files.length > 0 && { filesElsewhere: files }),
  };
}
