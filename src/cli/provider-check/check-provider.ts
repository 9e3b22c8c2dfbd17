import { albumCall, galleryCall } from '../../features/gallery/gallery.queries';
import { withoutEndSlash } from '../../lib/http/base-url';
import { configureClient } from '../../lib/http/client-config';
import { sentenceOf } from '../../lib/http/http-error';
import { isItemId } from '../../lib/http/item-address';
import { pluralize } from '../../lib/terminal/pluralize';
import { plainText } from '../../lib/terminal/plain-text';
import { paint } from '../../lib/terminal/style';
import type { AskOptions } from './ask-provider';
import { checkAlbum } from './check-album';
import { checkedLists } from './checked-lists';
import { checkList } from './check-list';
import type { ChosenSchool } from './chosen-school';
import { lacks, type ListReport } from './report';

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
