import { isRecord } from '../../content/record';
import { withAddresses, withoutMarks } from '../../lib/http/provider-reply/plain-marks';

const plain: Readonly<Record<string, (text: string) => string>> = {
  title: withoutMarks,
  description: (text) => withoutMarks(withAddresses(text)),
};

/** A field of an item, as its page has it. */
function plainField([key, value]: [string, unknown]): [string, unknown] {
  const read = Object.hasOwn(plain, key) ? plain[key] : undefined;
  return [key, read && typeof value === 'string' ? read(value) : value];
}

/** A list whose titles and descriptions are read as a provider's: without the marks of pasted messages. */
export const withPlainTexts = (list: unknown): unknown =>
  Array.isArray(list)
    ? list.map((item: unknown) =>
        isRecord(item) ? Object.fromEntries(Object.entries(item).map(plainField)) : item,
      )
    : list;
