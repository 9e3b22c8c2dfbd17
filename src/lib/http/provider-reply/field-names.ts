import { asRecord } from '../as-record';

type Sent = Readonly<Record<string, unknown>>;

/** A name of a field in small letters, without what stands between its words: `from_date` and `FromDate__c` are 'fromdate'. */
export const inSmall = (name: string): string =>
  name.toLowerCase().replace(/__c$|[^\p{L}\p{N}]/gu, '');

/** The names of all fields of the description. */
const NAMES =
  'id title name description desc lang class stream time venue number classes classesText captions designation ' +
  'batch urlTitle attachments cancelled category date division files fromDate image images message movedFrom ' +
  'sessionYear until url videoUrl';

const read = new Set(['_id', ...NAMES.split(' '), 'publishUntil']);

/**
 * The fields of a record that pages read: what else a program sends, such as a count of views or the time of the
 * reply, makes no other list of it.
 */
export const shownFields = (sent: Sent): Sent =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => read.has(name)));

/** Whether a field is a text, which programs also wrap. */
export const isText = (name: string): boolean =>
  /^(?:title|name|desc|description|lang|class|stream|venue|number|designation|batch|urlTitle|classesText)$/.test(
    name,
  );

/** Words for them, in small letters. */
const WORDS: Readonly<Record<string, string>> = {
  title: 'heading headline subject',
  name: 'fullname',
  description: 'description desc details detail content body',
  date: 'date fromdate startdate start startdatetime startsat publishdate publisheddate publishedat publishedon dated issuedate',
  until: 'todate enddate tilldate lastdate end enddatetime endsat',
  images: 'image images photo photos picture pictures imageurl imagepath photourl photopath',
  attachments:
    'attachment file document documents fileurl filepath pdf pdffile pdfurl pdflink upload download downloadurl',
  class: 'classname standard std grade course',
  division: 'percentage percent marks',
  sessionYear: 'session academicyear academicsession',
  category: 'categoryname',
  venue: 'place location',
  time: 'timing timings starttime',
  number: 'no',
  cancelled: 'canceled iscancelled iscanceled',
  videoUrl: 'url link path embedurl youtube youtubeurl youtubelink',
  url: 'link linkurl redirecturl',
  captions: 'photocaptions imagecaptions',
  urlTitle: 'linktext linktitle buttontext',
  designation: 'profession occupation',
  batch: 'passingyear yearofpassing passoutyear',
};

/** What lists call otherwise: those of people have a name and no title, and pictures that are attachments. */
const person = { images: 'attachments' };
const thing = { name: 'title', videoUrl: '' };
const OF_LIST: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  birthdays: person,
  gallery: { ...thing, ...person },
  message: { ...person, description: 'message' },
  news: { ...thing, date: 'fromDate', images: 'image' },
  notification: { ...thing, description: 'desc', images: 'image' },
  principalMessage: { ...person, description: 'message' },
  subGallery: { ...thing, ...person },
  testimonials: person,
  topper: person,
  video: { name: 'title', url: 'videoUrl' },
};

/** When a record was made: its day, where none is said. */
const madeOn = 'created createdat createdon createddate postdate postedon posteddate publishup';
const role = 'designation role post type';

/** What stands for a field of a list where nothing else does. */
const INSTEAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  circular: { date: madeOn },
  events: { title: 'summary' },
  Events: { title: 'summary' },
  highlight: { title: 'text news content description', attachments: 'url' },
  message: { category: role },
  news: { fromDate: madeOn },
  notification: { desc: 'message' },
  principalMessage: { category: role },
};

const insteadOf = (word: string, list: string): string | undefined =>
  Object.entries(INSTEAD[list] ?? {}).find(([, words]) => words.split(' ').includes(word))?.[0];

/** What programs write before a name: its kind, or what the record is. */
const PREFIX =
  /^(?:str|txt|field|news|event|circular|notice|album|gallery|video|topper|student|pupil|alumni|birthday|notification|highlight|registration|message|principal)(?=.)/;

const known = new Map(NAMES.split(' ').map((name) => [inSmall(name), name]));
const made = new Map<string, ReadonlyMap<string, string>>();

/** The names of the fields of a list by all words for them, in small letters. */
function namesOf(list: string): ReadonlyMap<string, string> {
  const own: Readonly<Record<string, string>> = OF_LIST[list] ?? thing;
  const names = Object.entries({
    ...WORDS,
    name: own.name ? 'name fullname' : 'fullname student pupil',
  });
  const words = names.flatMap(([name, all]) =>
    all.split(' ').map((word) => [word, own[name] ?? name] as const),
  );
  return new Map(words.filter(([, name]) => name));
}

/** The name of a field that programs call by another word; `undefined` where it is none, or no list is known. */
function otherName(word: string, list: string): string | undefined {
  if (!list) return undefined;
  const names = made.get(list) ?? namesOf(list);
  made.set(list, names);
  const bare = word.replace(PREFIX, '');
  // 'eventStartDate' and 'eventsDate'.
  const others = bare === word ? [] : [bare, bare.replace(/^s/, '')];
  return names.get(word) ?? others.map((one) => names.get(one) ?? known.get(one)).find(Boolean);
}

/** A name that comes in parts, `{ first_name, last_name }`; '' for none. */
function nameInParts(sent: Sent): string {
  const parts = Object.entries(sent).map(([written, value]) => {
    const word = inSmall(written).replace(PREFIX, '').replace(/name$/, '');
    return [word, typeof value === 'string' ? value.trim() : ''] as const;
  });
  const [first, ...others] = ['first', 'middle', 'last'].map(
    (wanted) => parts.find(([word]) => word === wanted)?.[1],
  );
  return first ? [first, ...others].filter(Boolean).join(' ') : '';
}

/** A record whose numbered files, `attachment1` and `attachment2`, stand in one field. */
function withFilesTogether(sent: Sent, list: string): Sent {
  const fieldOf = (written: string): string => {
    const word = inSmall(written).replace(/\d{1,2}$/, '');
    const name = known.get(word) ?? otherName(word, list) ?? '';
    return /^(?:attachments|files|images?)$/.test(name) ? name : '';
  };
  const numbered = Object.keys(sent).filter((written) => /\D\d{1,2}$/.test(written));
  const fields = new Set(numbered.map(fieldOf).filter(Boolean));
  const all = [...fields].map((field) => {
    const ofField = Object.entries(sent).filter(([written]) => fieldOf(written) === field);
    return [field, ofField.flatMap(([, value]) => value)] as const;
  });
  const others = Object.entries(sent).filter(([written]) => !fields.has(fieldOf(written)));
  return fields.size > 0 ? Object.fromEntries([...others, ...all]) : sent;
}

/**
 * A record with the names that the description has: programs also write `FromDate`, `from_date` and `TITLE`, and, in
 * a list that is known by the first part of its call's path, `StartDate`, `newsTitle` and `Photos`. What has the
 * name of the description is that field.
 */
export function withOurNames(record: Sent, list: string): Sent {
  const sent = withFilesTogether(record, list);
  const described = renamed(sent, (written) =>
    written === '_id' ? undefined : known.get(inSmall(written)),
  );
  const isOther = (written: string, value: unknown) => written !== '_id' && !isEmpty(value);
  const usual = renamed(described, (written, value) =>
    isOther(written, value) ? otherName(inSmall(written), list) : undefined,
  );
  const named = renamed(usual, (written) => insteadOf(inSmall(written), list));
  const isOfPeople = list !== '' && !(OF_LIST[list] ?? thing).name;
  const parts = isOfPeople ? nameInParts({ ...named, ...asRecord(named.name) }) : '';
  return parts && (typeof named.name !== 'string' || named.name === '')
    ? { ...named, name: parts }
    : named;
}

const isEmpty = (value: unknown): boolean =>
  (value ?? '') === '' || (Array.isArray(value) && value.length === 0);

/**
 * A record with other names for its fields, but none that says something already. Their order stays, which the
 * version of a list depends on.
 */
function renamed(
  sent: Sent,
  nameOf: (written: string, value: unknown) => string | undefined,
): Sent {
  const entries = Object.entries(sent);
  const taken = new Set(Object.keys(sent).filter((written) => !isEmpty(sent[written])));
  const names = new Map<string, string>();
  // What says something comes before what is empty.
  for (const [written, value] of [...entries].sort(
    ([, a], [, b]) => Number(isEmpty(a)) - Number(isEmpty(b)),
  )) {
    const name = nameOf(written, value);
    if (name === undefined || taken.has(name)) continue;
    taken.add(name);
    names.set(written, name);
  }
  const fields = entries.map(([written, value]) => [names.get(written) ?? written, value] as const);
  const said = new Set(fields.flatMap(([name, value]) => (isEmpty(value) ? [] : [name])));
  return Object.fromEntries(fields.filter(([name, value]) => !isEmpty(value) || !said.has(name)));
}
