import { albumCall, galleryCall } from '../../features/gallery/gallery.queries';
import { withoutEndSlash } from '../../lib/http/base-url';
import { configureClient } from '../../lib/http/client-config';
import { sentenceOf } from '../../lib/http/http-error';
import { isItemId } from '../../lib/http/item-address';
import { pluralize } from '../../lib/terminal/pluralize';
import { plainText } from '../../lib/terminal/plain-text';
import { paint } from '../../lib/terminal/style';
import { type AskOptions, askProvider } from './ask-provider';
import { checkedLists } from './checked-lists';
import { checkList } from './check-list';
import type { ChosenSchool } from './chosen-school';
import { lacks, type ListReport, note, readingLines, unfitId } from './report';
import { readAlbum } from '../../features/gallery/gallery.schema';
import { plainReply } from '../../lib/http/provider-reply/allowed-reply';
import { recordIn } from '../../lib/http/provider-reply/reply-list';
import { remarksOf } from '../../lib/http/reading-report';
import { offDescription } from './described';
import { heldTo, withoutNames } from './held-to-rules';

async function checkAlbum(
  address: string,
  id: string | undefined,
  options: AskOptions,
): Promise<ListReport> {
  const report = { name: albumCall.name, address, sent: 0, shown: 0 };
  if (id === undefined) return { ...report, remarks: [note('not asked: no album has an id')] };
  if (!isItemId(id)) {
    return { ...report, remarks: [lacks(unfitId(id))] };
  }
  const { json, remarks } = await askProvider(`${address}?id=${id}`, false, options);
  if (json === undefined) return { ...report, remarks };
  const plain = plainReply(json, albumCall.path, options.base, (sentence) => {
    remarks.push(lacks(sentence));
  });
  const held = heldTo(options.rules, plain === undefined ? [] : [plain], albumCall.path);
  const isPlain = plain !== undefined && !held.isTouched(1);
  const all = [
    ...remarks,
    ...held.remarks,
    ...(isPlain ? readingLines(remarksOf([plain], readAlbum)) : []),
    ...(isPlain ? offDescription(albumCall.path, recordIn(json)) : []),
  ];
  return {
    ...report,
    sent: 1,
    shown: readAlbum(held.kept[0]) ? 1 : 0,
    remarks: withoutNames(all, options.rules),
  };
}

/** Which provider is asked, for whom, and how that is told. */
export interface ProviderOptions extends ChosenSchool, Omit<AskOptions, 'base'> {
  address: string;
  json: boolean;
}

/** Makes every call, one after the other: a provider is not to be put under load. */
async function askAll({ address, school, ...rest }: ProviderOptions): Promise<ListReport[]> {
  const base = withoutEndSlash(address);
  const options = { ...rest, base };
  // The readers tell the provider's own addresses by it.
  configureClient({ baseUrl: base, schoolCode: school });
  const reports: ListReport[] = [];
  let album: string | undefined;
  for (const list of checkedLists) {
    const path = list.call.path.replace('{code}', encodeURIComponent(school));
    const { ids, ...report } = await checkList(list, base + path, options).catch(
      // One reply that can't be read costs the others nothing.
      (error: unknown) => ({
        ...{ name: list.call.name, address: base + path, sent: 0, shown: 0, ids: [] },
        remarks: [lacks(`it can't be read: ${sentenceOf(error)}`)],
      }),
    );
    // One whose page has no address is told of before one that has.
    if (list.call === galleryCall) album = ids.find((id) => !isItemId(id)) ?? ids[0];
    reports.push(report);
  }
  return [...reports, await checkAlbum(base + albumCall.path, album, options)];
}

const marks = { lacks: 'bad', note: 'dim' } as const;

function print(reports: readonly ListReport[]): void {
  for (const { name, address, sent, shown, remarks } of reports) {
    console.log(`${paint('heading', name)}  ${address}`);
    console.log(`  ${shown} of ${pluralize(sent, 'record')} shown`);
    for (const { kind, text } of remarks) {
      const words = kind === 'lacks' ? `LACKS ${text}` : text;
      console.log(`  ${paint(marks[kind], plainText(words))}`);
    }
  }
}

/** Asks a provider for every list and says what the pages make of it; fails where one would lack something. */
export async function checkProvider(options: ProviderOptions): Promise<void> {
  const reports = await askAll(options);
  const lacking = reports.filter(({ remarks }) => remarks.some(({ kind }) => kind === 'lacks'));
  if (lacking.length > 0) process.exitCode = 1;
  if (options.json) return console.log(JSON.stringify(reports, null, 2));
  print(reports);
  const all = `${pluralize(reports.length, 'call')}: `;
  const words =
    lacking.length === 0
      ? 'the pages lack nothing'
      : `the pages lack something of ${lacking.map(({ name }) => name).join(', ')}`;
  console.log(paint(lacking.length === 0 ? 'good' : 'bad', all + words));
}
