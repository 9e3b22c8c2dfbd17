import {
  addresses,
  cancellations,
  categories,
  days,
  type Form,
  optionalText,
  heads,
  letters,
  links,
  neededWords,
  oldDays,
  documents,
  pictures,
  portraits,
  results,
  sessions,
  topperClasses,
  videos,
  words,
} from './seeded-forms';
import { seeded } from '../../support/seeded';

/** A field of a record: how it is called when it is sent, and the forms that it may have. */
type Field = readonly [sent: string, forms: (random: () => number) => readonly Form[]];

/** Fields by their names in what is shown, in the order in which readers read them. */
type Fields = Readonly<Record<string, Field>>;

/** A seeded list: what is sent, and what is right. */
export interface SeededList {
  /** The reply, in a wrapper or not. */
  reply: unknown;
  /** The records that can be shown, in their order. */
  shown: Readonly<Record<string, unknown>>[];
  /** How often what is told of which field: 'normalized date'; a whole record counts once. */
  told: Readonly<Record<string, number>>;
}

const count = 200;
const from =
  (forms: readonly Form[]): Field[1] =>
  () =>
    forms;
/** In a list that a page could not show without a day. */
const neededDays: Field[1] = (random) =>
  days(random).map((form) => (form.shown === undefined ? { ...form, told: 'record' } : form));

function fieldsOf(base: string): Readonly<Record<string, Fields>> {
  const title: Field = ['title', from(neededWords)];
  const date: Field = ['date', days];
  const description: Field = ['description', from(optionalText)];
  const attachments: Field = ['attachments', from(documents(base))];
  const photo: Field = ['attachments', from(portraits)];
  const name: Field = ['name', from(neededWords)];
  const changes: Fields = {
    calledOff: ['cancelled', from(cancellations)],
    movedFrom: ['movedFrom', from(oldDays)],
  };
  const event = {
    title,
    description,
    date,
    ...changes,
    time: ['time', from(optionalText)],
    venue: ['venue', from(optionalText)],
    images: ['images', from(pictures)],
    attachments,
  } as const;
  const message = {
    category: ['category', from(heads)],
    name: ['name', from(words)],
    html: ['message', from(letters)],
    photo,
  } as const;
  return {
    news: {
      title,
      description,
      date: ['fromDate', days],
      images: ['image', from(pictures)],
      attachments,
    },
    events: event,
    Events: { title, date: ['date', neededDays], ...changes },
    circular: {
      title,
      number: ['number', from(optionalText)],
      date,
      category: ['category', from(categories('Circular', 'circular '))],
      attachments,
    },
    gallery: {
      title,
      description,
      date,
      category: ['category', from(categories('PhotoGallery', 'photo gallery'))],
      photos: ['attachments', from(pictures)],
    },
    topper: {
      class: ['class', from(topperClasses)],
      session: ['sessionYear', from(sessions)],
      name,
      result: ['division', from(results)],
      stream: ['stream', from(optionalText)],
      photo,
    },
    principalMessage: message,
    message,
    testimonials: {
      title: ['title', from(optionalText)],
      name,
      designation: ['designation', from(optionalText)],
      batch: ['batch', from([{ sent: 2009, shown: '2009' }, ...optionalText])],
      photo,
    },
    birthdays: { name, class: ['class', from([{ sent: 6, shown: '6' }, ...words])], photo },
    highlight: { title, link: ['url', from(addresses)], attachments },
    notification: {
      title,
      description: ['desc', from(optionalText)],
      images: ['image', from(pictures)],
      link: ['url', from(links)],
      attachments,
    },
    onlineRegistration: { title, url: ['url', from(addresses)], attachments },
    video: { title, date, url: ['videoUrl', from(videos)] },
  };
}

const wrappers: readonly ((list: unknown[]) => unknown)[] = [
  (list) => list,
  (data) => ({ success: true, message: 'ok', data }),
  (items) => ({ items, page: 1 }),
  (records) => ({ response: { records } }),
];

/** The three forms of an id, and what each is read as. */
function idOf(index: number): { sent: object; id: string } {
  const forms = [
    { sent: { _id: `r-${index}` }, id: `r-${index}` },
    { sent: { id: index + 1 }, id: String(index + 1) },
    { sent: { _id: { $oid: `66bd${index}` } }, id: `66bd${index}` },
  ];
  return forms[index % forms.length] ?? { sent: {}, id: '' };
}

/** Values that stand where a record belongs, now and then. */
const noRecords: readonly unknown[] = [null, 'No records', []];

function seededList(fields: Fields, random: () => number): SeededList {
  const pick = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T;
  const told: Record<string, number> = {};
  const tell = (key: string) => (told[key] = (told[key] ?? 0) + 1);
  const shown: SeededList['shown'] = [];
  const sent = Array.from({ length: count }, (_, index) => {
    if (random() < 0.03) {
      tell('record ');
      return pick(noRecords);
    }
    const picked = Object.entries(fields).map(([as, [name, forms]]) => ({
      as,
      name,
      ...pick(forms(random)),
    }));
    const { sent: ids, id } = idOf(index);
    const missing = picked.find((form) => form.told === 'record');
    if (missing) tell(`record ${missing.name}`);
    else {
      for (const form of picked) if (form.told) tell(`${form.told} ${form.name}`);
      const values = picked.map(({ as, shown: value }) =>
        as === 'result' ? (value as object) : { [as]: value },
      );
      shown.push(Object.assign({ id, key: id }, ...values) as SeededList['shown'][number]);
    }
    // What a program adds that nobody asked for.
    return Object.assign(
      { ...ids, __v: 0, urlTitle: 'Read on' },
      ...picked.map((form) => ({ [form.name]: form.sent })),
    ) as object;
  });
  return { reply: pick(wrappers)(sent), shown, told };
}

/** Two hundred records of each list as real providers send them, by the second part of a call's path. */
export function seededLists(base: string, seed: number): Readonly<Record<string, SeededList>> {
  const random = seeded(seed);
  return Object.fromEntries(
    Object.entries(fieldsOf(base)).map(([part, fields]) => [part, seededList(fields, random)]),
  );
}
