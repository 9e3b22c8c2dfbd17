import { asRecord } from '../as-record';
import { isText, shownFields, withOurNames } from './field-names';
import { withAddresses } from './plain-marks';
import { category } from './plain-category';
import { dayIn, daysIn } from './plain-days';
import { WITHOUT_PICTURES } from './not-shown';
import { letter } from './plain-letter';
import { heldIn } from './plain-value';
import { plainWords, withoutNothing, words } from './plain-words';
import { linkAddress, videoAddress, webAddress, withoutOfficeLinks } from './sent-addresses';
import { plainCaptions } from './sent-captions';
import { firstAddress, plainFiles } from './sent-files';
import { ofTicker, withLinks } from './sent-links';
import { marksIn, resultIn } from './sent-marks';
import { lastOfWholeDays, namedIn, timeIn, timeOf } from './sent-times';
import { NO, YES } from './states';
import { unshown } from './unshown';
import { youtubeAddress } from './video-address';
import { readDay } from '../../dates/read-day';
import { readSession } from '../../dates/session';
import { scalarText } from '../../scalar-text';
import { cancelledOf } from '../cancelled';
import { classesInWords, readClasses } from '../class-names';
import { TEXT_MAX } from '../text';

type Field = (value: unknown, base: string) => unknown;
type Sent = Readonly<Record<string, unknown>>;

const address: Field = (value, base) => linkAddress(firstAddress(value), base) ?? value;
/** For a field that is read out of one text or number. */
const ofText =
  (read: Field): Field =>
  (value, base) =>
    read(heldIn(value), base);

/** How each field is put into the form of the description; letters are HTML, and a result is as it is. */
const fields: Readonly<Record<string, Field>> = {
  attachments: plainFiles,
  cancelled: (value) => {
    const said = typeof value === 'boolean' ? value : plainWords(value);
    return NO.test(String(said)) ? undefined : YES.test(String(said)) || cancelledOf(said);
  },
  category: ofText(category),
  date: dayIn,
  division: (value) => heldIn(value),
  files: plainFiles,
  fromDate: dayIn,
  image: plainFiles,
  images: plainFiles,
  message: ofText(letter),
  movedFrom: dayIn,
  sessionYear: ofText((value) => readSession(value) ?? value),
  time: timeOf,
  until: dayIn,
  url: address,
  videoUrl: (value, base) => videoAddress(firstAddress(value), base) ?? value,
};

function plainField(name: string, value: unknown, base: string): unknown {
  const own = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (own) return value === undefined || value === null ? value : own(value, base);
  const held = isText(name) ? heldIn(value) : value;
  if (typeof held !== 'string' && typeof held !== 'number') return held;
  if (name === 'name') return withoutNothing(plainWords(held, TEXT_MAX));
  return words(
    /^desc(?:ription)?$/.test(name) ? withAddresses(withoutOfficeLinks(String(held), base)) : held,
    TEXT_MAX,
  );
}

/** A text, or each text of a list, in plain words. */
const wordsIn = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one) => plainWords(heldIn(one))) : plainWords(heldIn(value));

/** The words of a status by which something does not take place. */
const CALLED_OFF = /cancel|postpon|called off|suspend|deferred|रद्द|स्थगित/i;

/** The class of a pupil with the section that stands beside it: '5', 'B' are '5-B'; `undefined` where there is none. */
function withSection({ class: written }: Sent, record: Sent): string | undefined {
  const name = plainWords(heldIn(written));
  const section = plainWords(heldIn(namedIn(record, 'section') ?? asRecord(written)?.section));
  const isBare = /^(?:\d{1,2}(?:st|nd|rd|th)?|[ivx]+|[lu]?kg|nursery)$/i.test(name);
  return isBare && /^[a-h]$/i.test(section) ? `${name}-${section}` : undefined;
}

/** What is read from more than one field, or put into more than one. */
function further(sent: Sent, record: Sent, base: string, list: string): Sent {
  const { classes, classesText, captions, attachments, date, until } = sent;
  // 'startTime' of an event may be its moment.
  const day =
    (date ?? '') === '' && /^events$/i.test(list) ? readDay(heldIn(sent.time)) : undefined;
  const last = (until ?? '') === '' ? daysIn(date)?.until : lastOfWholeDays(record);
  const written = wordsIn(classes);
  const named = readClasses(written).classes;
  const time = timeIn(sent, record, list);
  const said = plainCaptions(captions, attachments, base);
  const video = list === 'video' && !webAddress(sent.videoUrl) && youtubeAddress(record);
  const hasResult = list !== 'topper' || scalarText(heldIn(sent.division)) !== '';
  const marks = (list === 'topper' && marksIn(record)) || (!hasResult && resultIn(record));
  const ofSection = list === 'birthdays' && withSection(sent, record);
  const status = plainWords(heldIn(namedIn(record, 'status') ?? namedIn(record, 'eventstatus')));
  return {
    ...(list === 'highlight' && ofTicker(sent, base)),
    ...(sent.cancelled === undefined &&
      CALLED_OFF.test(status) && { cancelled: cancelledOf(status) }),
    ...(classes !== undefined && { classes: named }),
    ...(classes !== undefined &&
      classesText === undefined &&
      named.length > 0 && { classesText: classesInWords(written) }),
    ...(day && { date: day }),
    ...(last && { until: last }),
    // An end on the same day is a time, or nothing new.
    ...(!last && (until ?? '') !== '' && dayIn(until) === dayIn(date) && { until: undefined }),
    ...(time && { time }),
    ...(marks && { division: marks }),
    ...(ofSection && { class: ofSection }),
    ...(video && { videoUrl: video }),
    ...((captions !== undefined || said.length > 0) && { captions: said }),
  };
}

const noFiles = { image: [], images: [], attachments: [], files: [], captions: [] };

const sentAs = new WeakMap<object, unknown>();

/** What a plain record was sent as, by our names; the value itself where it is none. */
export const sentForm = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (sentAs.get(value) ?? value) : value;

/**
 * A record in the forms of the description: its names, days and files as a reader will see them. `base` is where
 * the service stands, `list` the first part of its call's path, where that is known, and `ofList` the category of
 * that list's records which say none.
 */
export function plainRecord(value: unknown, base: string, list = '', ofList = ''): unknown {
  const record = asRecord(value);
  if (!record) return value;
  const named = withOurNames(record, list);
  const isOfNone = ofList && !plainField('category', named.category, base);
  const sent = isOfNone ? { ...named, category: ofList } : named;
  const own = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, plainField(name, value, base)]),
  );
  const id = [sent['_id'], sent['id']].find((one) => (one ?? '') !== '');
  const _id = plainWords(asRecord(id)?.['$oid'] ?? heldIn(id), 100);
  const plain = {
    ...own,
    ...withLinks(own, sent, base, list),
    ...unshown(sent, own, base),
    ...further(sent, record, base, list),
    ...(_id && { _id }),
    ...(record[WITHOUT_PICTURES] === true && noFiles),
  };
  sentAs.set(plain, sent);
  return plain;
}

/** A plain record with the fields alone that pages read. */
export function shownRecord(value: unknown): unknown {
  const record = asRecord(value);
  if (!record) return value;
  const shown = shownFields(record);
  sentAs.set(shown, sentForm(value));
  return shown;
}
