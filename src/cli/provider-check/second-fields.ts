import { asRecord } from '../../lib/http/as-record';
import { isText } from '../../lib/http/provider-reply/field-names';
import { inSmall, otherName } from '../../lib/http/provider-reply/field-words';
import { sentForm } from '../../lib/http/provider-reply/plain-record';
import { inShort, readAgain, times } from '../../lib/http/reading-report';
import type { ListRecord, ReadRecord } from '../../lib/http/read-record';
import { lacks, type Line, note } from './report';

const isFileOrAddress = /^(?:attachments|files|images?|url|videoUrl)$/;

/**
 * Fields of plain records that are not shown since another field of the record says the same: `document` beside
 * `pdf`. `list` is the first part of the call's path; `isTouched` tells of which records no example may be made.
 */
export function secondFields(
  records: readonly unknown[],
  read: ReadRecord<ListRecord>,
  path: string,
  isTouched: (record: number) => boolean,
): Line[] {
  const [, list = ''] = /^\/api\/(\w+)/.exec(path) ?? [];
  const found = new Map<string, { count: number; name: string; example: string }>();
  records.forEach((plain, at) => {
    const sent = asRecord(sentForm(plain));
    if (!sent || isTouched(at + 1)) return;
    const shown = new Set(readAgain(read, sent).asked);
    for (const [field, value] of Object.entries(sent)) {
      const name = otherName(inSmall(field), list) ?? '';
      const isSecond =
        shown.has(name) && !shown.has(field) && (isText(name) || isFileOrAddress.test(name));
      const text = JSON.stringify(value);
      if (!isSecond || /^(?:null|""|\[\]|\{\}|true|false|undefined)$/.test(text)) continue;
      if (JSON.stringify(sent[name])?.includes(text)) continue;
      // A link beside a circular's file stands beneath its text.
      const { description } = asRecord(plain) ?? {};
      if (/^"https?:/i.test(text) && String(description).includes(text.slice(1, -1))) continue;
      const example = `such as ${inShort(value)} in record ${at + 1}`;
      const { count } = found.get(field) ?? { count: 0 };
      found.set(field, { example, ...found.get(field), name, count: count + 1 });
    }
  });
  return [...found].map(([field, { count, name, example }]) => {
    const tell = name === 'attachments' && 'attachments' in read.fields ? lacks : note;
    return tell(
      `"${field}" left out ${times(count)}, ${example}: another field is read as "${name}"`,
    );
  });
}
