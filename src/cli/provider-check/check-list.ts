import { plainReply } from '../../lib/http/provider-reply/allowed-reply';
import type { TellLeftOut } from '../../lib/http/provider-reply/not-shown';
import { recordsOf } from '../../lib/http/provider-reply/entry-records';
import { listIn } from '../../lib/http/provider-reply/reply-list';
import { reasonOf } from '../../lib/http/provider-reply/reply-outcome';
import { pluralize } from '../../lib/terminal/pluralize';
import { isItemId } from '../../lib/http/item-address';
import { fileUrl } from '../../lib/http/file-url';
import { inShort, remarksOf } from '../../lib/http/reading-report';
import { type ListRecord, readList } from '../../lib/http/read-record';
import { askFile, type AskOptions, askProvider, type Reply } from './ask-provider';
import type { CheckedList } from './checked-lists';
import { offDescription } from './described';
import { furtherPages, otherLists } from './further-pages';
import { heldTo, withoutNames } from './held-to-rules';
import { lacks, type Line, type ListReport, note, readingLines, unfitId } from './report';
import { secondFields } from './second-fields';

/** How the list of a reply is kept, where that matters. */
function caching({ headers }: Reply, ofChildren: boolean): Line[] {
  const control = headers.get('cache-control') ?? '';
  if (ofChildren && !control.includes('no-store')) {
    return [note(`it names children; send Cache-Control: no-store (now: ${control || 'nothing'})`)];
  }
  if (ofChildren || control || headers.has('etag')) return [];
  return [note('it has neither Cache-Control nor ETag, so that each visit asks for all of it')];
}

type Shown = ListRecord & Readonly<Record<string, unknown>>;

/** What the page looks like that shows these. */
function page(shown: readonly Shown[], others: number): Line[] {
  const undated = shown.filter((one) => 'date' in one && one.date === undefined).length;
  const nameless = shown.filter(({ id }) => id === '').length;
  const unfit = shown.find(({ id }) => id !== '' && !isItemId(id))?.id;
  const twice = shown.length - nameless - new Set(shown.map(({ id }) => id).filter(Boolean)).size;
  // A page without anything lacks it.
  const tell = shown.length === 0 ? lacks : note;
  const unranked = shown.filter((one) => one.result && one.score === undefined);
  return [
    ...(shown.length === 0 ? [note('nothing to show: its page has placeholders')] : []),
    ...(others > 0
      ? [tell(`${pluralize(others, 'record')} of other categories, which no page shows`)]
      : []),
    ...(undated > 0 ? [note(`${undated} without a day: last, and under no year`)] : []),
    ...(unranked.length > 0
      ? [
          note(
            `${unranked.length} with a result of no rank: last, such as ${inShort(unranked[0]?.result)}`,
          ),
        ]
      : []),
    ...(nameless > 0 ? [note(`${nameless} without an id: no address of their own`)] : []),
    ...(unfit ? [note(unfitId(unfit))] : []),
    ...(twice > 0 ? [note(`${twice} with the id of another: one address for all of them`)] : []),
  ];
}

/** The address of the first file that the records name: a picture, a portrait or an attachment. */
function firstFile(shown: readonly Shown[], base: string): string | undefined {
  for (const { images, photos, photo, attachments } of shown) {
    const path = [images, photos, photo].flat().find((one) => typeof one === 'string');
    const files = (attachments ?? []) as ({ href?: string; target?: string } | undefined)[];
    const attachment = files.find((file) => file && !file.target)?.href;
    const href = fileUrl(path) ?? attachment;
    if (href) return new URL(href, base).href;
  }
  return undefined;
}

/** Makes the call of a list and says what the site's pages make of the reply. */
export async function checkList(
  { call, read, category, ofChildren = false }: CheckedList,
  address: string,
  options: AskOptions,
): Promise<ListReport & { ids: string[] }> {
  const reply = await askProvider(address, call.auth ?? false, options);
  const { json, remarks } = reply;
  const report = { name: call.name, address, sent: 0, shown: 0, remarks, ids: [] };
  if (json === undefined) return report;
  // Who keeps the rules for children's data says so, and is read as it stands.
  const isKept = reply.headers.get('privacy-rules') === 'kept';
  const hidden: string[] = [];
  let unshown = 0;
  const tell: TellLeftOut = (sentence, count) => {
    hidden.push(sentence);
    unshown += count;
  };
  const values = listIn(isKept ? json : plainReply(json, call.path, options.base, tell));
  if (!values) {
    const reason = reasonOf(json);
    const instead = reason ? `, but says ${inShort(reason)}` : '';
    const expected = `it holds no list${instead}; send [ … ], or { "data": [ … ] }`;
    return { ...report, remarks: withoutNames([...remarks, lacks(expected)], options.rules) };
  }
  const rules = isKept ? undefined : options.rules;
  const list = listIn(json, call.path.split('/')[2]);
  const sent = list?.flatMap((entry) => recordsOf(entry)) ?? [];
  const held = heldTo(rules, values, call.path);
  const isTouched = heldTo(rules, sent, call.path).isTouched;
  const left = remarksOf(values, read).filter(({ record }) => !held.isTouched(record));
  const records = readList(held.kept, read) as Shown[];
  const shown = records.filter((one) => category === undefined || one.category === category);
  const file = firstFile(shown, address);
  return {
    ...report,
    sent: values.length + unshown,
    shown: shown.length,
    ids: shown.map(({ id }) => id).filter(Boolean),
    remarks: withoutNames(
      [
        ...remarks,
        ...(Array.isArray(json) ? [] : [note('the list stands in a wrapper')]),
        ...furtherPages(json, values.length + unshown, reply.headers),
        ...otherLists(json, list),
        // A page without anything lacks it.
        ...hidden.map(values.length === 0 ? lacks : note),
        ...held.remarks,
        ...readingLines(left),
        ...secondFields(values, read, call.path, held.isTouched),
        ...offDescription(
          call.path,
          sent.filter((_, at) => !isTouched(at + 1)),
        ),
        ...page(shown, records.length - shown.length),
        ...caching(reply, ofChildren),
        ...(file ? await askFile(file, options) : []),
      ],
      rules,
    ),
  };
}
