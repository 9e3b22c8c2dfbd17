import { albumCall } from '../../features/gallery/gallery.queries';
import { readAlbum } from '../../features/gallery/gallery.schema';
import { isItemId } from '../../lib/http/item-address';
import { plainReply } from '../../lib/http/provider-reply/allowed-reply';
import { recordIn } from '../../lib/http/provider-reply/reply-list';
import { linesOf, remarksOf } from '../../lib/http/reading-report';
import { type AskOptions, askProvider } from './ask-provider';
import { offDescription } from './described';
import { heldTo, withoutNames } from './held-to-rules';
import { lacks, type ListReport, note, unfitId } from './report';

/** Asks for one album by its id, as its page does. */
export async function checkAlbum(
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
  const left = isPlain ? linesOf(remarksOf([plain], readAlbum)) : [];
  const all = [
    ...remarks,
    ...held.remarks,
    ...left.map(({ kind, line }) => (kind === 'normalized' ? note(line) : lacks(line))),
    ...(isPlain ? offDescription(albumCall.path, recordIn(json)) : []),
  ];
  return {
    ...report,
    sent: 1,
    shown: readAlbum(held.kept[0]) ? 1 : 0,
    remarks: withoutNames(all, options.rules),
  };
}
