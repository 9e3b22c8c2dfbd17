import { scalarText } from '../../scalar-text';
import { inSmall } from './field-words';
import { WITHOUT_PICTURES } from './not-shown';
import { fileTypeName } from '../file-type';
import { withoutEntities } from './plain-words';
import { linkAddress, tagsIn } from './sent-addresses';
import { firstAddress, plainFiles } from './sent-files';

type Sent = Readonly<Record<string, unknown>>;

/** Lists whose pages show a text and no address of its own. */
const OF_TEXTS = /^(?:news|events|circular|gallery|subGallery)$/i;

/** What programs call the address of a full story, of a form, or of where people meet, in small letters. */
const LINK =
  /^(?:(?:event|news|post|external|ext|web|page|source|article|story|full(?:story|article)?|(?:read|know|view|learn|see)(?:more)?|more(?:info)?|action|button|cta|redirect|target|regist(?:er|ration)|booking|ticket|join|meet(?:ing)?|zoom|live(?:stream)?|video|youtube|form|googleform|drive|album)?(?:links?|urls?|href)\d?|(?:read|know|view|learn)more|moreinfo|permalink|website)$/;
/** Where a program asks for the record itself. */
const OF_PROGRAM = /\/(?:api|rest|wp-json|graphql)\/|\.json(?:$|\?)/i;

/** The description of a record with the addresses that stand beside it, below it; nothing where there are none. */
export function withLinks(own: Sent, sent: Sent, base: string, list: string): Sent {
  if (!OF_TEXTS.test(list) || sent[WITHOUT_PICTURES] === true) return {};
  const { description, attachments, files, image, images } = own;
  const all = Object.entries(sent)
    .filter(([name]) => LINK.test(inSmall(name)))
    .flatMap(([, value]) => [value].flat().slice(0, 9))
    .map((one) => linkAddress(firstAddress(one), base) ?? '')
    .filter((url) => /^https?:/i.test(url) && !OF_PROGRAM.test(url));
  if (all.length === 0) return {};
  const shown = JSON.stringify([description, attachments, files, image, images]);
  const further = [...new Set(all)].filter((url) => !shown.includes(url));
  return { description: [scalarText(description), ...further].filter(Boolean).join('\n') };
}

/** Where a line of the ticker leads, a document or a page: programs also write it as a tag within the words. */
export function ofTicker(sent: Sent, base: string): Sent {
  const [tag] = tagsIn(withoutEntities(scalarText(sent.title)));
  const to = scalarText(firstAddress(sent.url)) || (tag?.url ?? '');
  return fileTypeName(to.replace(/[?#].*/, '')) === 'file'
    ? { url: linkAddress(to, base) ?? to }
    : { attachments: plainFiles([sent.attachments ?? [], to], base), url: '' };
}
