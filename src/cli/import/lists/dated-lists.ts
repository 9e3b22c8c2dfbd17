import { text } from '../../../content/fields';
import { days, daysProblem } from '../../../content-service/dataset/days';
import { items } from '../../../content-service/dataset/fields';
import { circularsSchema, revisionIn } from '../../../content-service/kinds/circulars';
import { videosSchema } from '../../../content-service/kinds/videos';
import { eventsSchema } from '../../../content-service/kinds/events';
import { parsePlainDate, today } from '../../../lib/dates/plain-date';
import { APRIL, sessionOf } from '../../../lib/dates/session';
import { webAddress } from '../../../lib/http/provider-reply/sent-addresses';
import { toWatch } from '../../../lib/http/provider-reply/video-address';
import { kindOfDay, readKindOfDay } from './kind-of-day';
import { readForClasses } from '../values/read-class';
import { readDay } from '../values/read-day';
import { readDays, withHours } from '../values/read-days';
import type { ReadValue } from '../values/read-value';
import {
  classHeadings,
  dateField,
  daysFields,
  firstDay,
  letters,
  sameDay,
  titleField,
} from './common-fields';
import type { Field, ListItem, Target } from './target';

/** The session of an item's day; '' where it has none. */
export function sessionOfItem(item: ListItem, firstMonth = APRIL): string {
  const day = parsePlainDate(firstDay(item));
  return day ? sessionOf(day, firstMonth) : '';
}

const dated: Pick<Target, 'identities' | 'besideName' | 'scope' | 'nameKey'> = {
  nameKey: 'title',
  // What was put off has the title of before, in the same session.
  identities: [
    (item) => `${letters(item['title'])} ${firstDay(item)}`,
    (item, firstMonth) => `${letters(item['title'])} ${sessionOfItem(item, firstMonth)}`,
  ],
  besideName: { same: firstDay, words: 'day' },
  scope: { day: firstDay, others: 'of days before and after those of the file' },
};

const daysWithHours = (areKept: boolean) =>
  daysFields.map((one) => ({
    ...one,
    read: withHours(one.read ?? readDays, areKept && one.key === 'date'),
  }));

/** Whose day it is, for what many classes have: the end of its title. */
const forClassField: Field = {
  key: 'forClass',
  words: 'the class',
  headings: `${classHeadings} classes forclass forclasses`,
  read: () => ({ value: undefined }),
};

/** events.yaml */
export const events: Target = {
  ...dated,
  name: 'events',
  words: 'events',
  schema: eventsSchema,
  fields: [
    titleField(
      'कार्यक्रम event events eventname nameevent activity activities nameactivity programme program function occasion',
    ),
    ...daysWithHours(true),
    forClassField,
    {
      key: 'time',
      words: 'the time',
      headings: 'time समय timing timings hours',
      parts: {
        start: 'starttime startstime fromtime timefrom',
        end: 'endtime endstime totime timeto',
      },
      // From two columns, or from one.
      read: ({ text }) => ({ value: text.replace(/(?<=[:.]\d\d|m\.?) (?=\d)/i, '–') }),
    },
    {
      key: 'venue',
      words: 'the place',
      headings: 'venue स्थान place location where',
    },
    {
      key: 'description',
      words: 'the description',
      headings:
        'विवरण description descriptionevent details detail about particulars remarks remark note notes text',
    },
  ],
  // A list of days and what is on them belongs into the calendar.
  oneOf: ['time', 'start', 'venue', 'description'],
};

/** calendar.yaml */
export const calendar: Target = {
  ...dated,
  name: 'calendar',
  words: 'entries of the calendar: holidays, examinations, meetings',
  // With the kind of day, which stands on the page with the calendar alone.
  schema: items(
    'Days as they are imported.',
    { title: text('What happens.'), ...days(), type: text('What kind of day it is.').optional() },
    daysProblem,
  ),
  scope: {
    part: ({ title }) => kindOfDay(String(title)) ?? '',
    day: firstDay,
    others: 'of other days, or of kinds (examinations, meetings …) that the file does not have',
  },
  fields: [
    titleField(
      'अवकाश छुट्टी सुट्टी ছুটি விடுமுறை അവധി تعطیل त्योहार त्यौहार पर्व कार्यक्रम परीक्षा event events activity activities holiday holidays nameholiday holidayname listholidays vacation occasion festival namefestival particulars details description ' +
        'entry programme program exam examination subject विवरण',
    ),
    ...daysWithHours(false),
    forClassField,
    {
      key: 'type',
      words: 'the kind of day',
      headings: 'type kind category typeday kindday daytype',
      read: readKindOfDay,
    },
  ],
};

/** The day of a circular, which is not shown before. */
const readDayOfIssue: ReadValue = (cell, context) => {
  const read = readDay(cell, context);
  if (!('value' in read) || read.doubt !== undefined || sameDay(read.value) <= today()) return read;
  return { ...read, doubt: `${String(read.value)} is still to come; it is shown from then on` };
};

/** circulars.yaml */
export const circulars: Target = {
  ...dated,
  name: 'circulars',
  words: 'circulars',
  schema: circularsSchema,
  fields: [
    titleField('विषय subject sub circular circulartitle titlecircular particulars description'),
    {
      key: 'number',
      words: 'its number',
      headings:
        'परिपत्रसंख्या circularno circularnumber circno refno reference referenceno ref number no',
    },
    { ...dateField('issued issuedon dateissue circulardate dated dt'), read: readDayOfIssue },
    {
      key: 'classes',
      words: 'the classes that it is for',
      headings: `${classHeadings} classes for forclass forclasses forstd forstds forgrade forgrades audience addressedto`,
      read: readForClasses,
    },
    {
      key: 'description',
      words: 'its text',
      headings: 'विवरण text message content body matter details detail remarks remark note notes',
    },
    {
      key: 'attachments',
      words: 'its document',
      headings: 'file filename pdf paper attachment attachments document',
      file: { use: 'document', folder: 'papers/circulars' },
    },
  ],
  // Many schools count anew in each session; what corrects a circular stands beside it.
  identities: [
    (item, firstMonth) =>
      item['number'] === undefined
        ? undefined
        : `${letters(item['number'])} ${sessionOfItem(item, firstMonth)}${letters(revisionIn(String(item['title'])))}`,
    ...dated.identities,
  ],
  unique: 'a number, or a title on its day, names one circular of a session',
};

/** videos.yaml */
export const videos: Target = {
  ...dated,
  name: 'videos',
  words: 'videos',
  schema: videosSchema,
  fields: [
    titleField('video videotitle titlevideo event topic programme'),
    dateField(),
    {
      key: 'videoUrl',
      words: 'its address',
      headings: 'videourl videolink linkvideo youtubelink youtubeurl youtube link url',
      needed: true,
      read: ({ text }) => ({ value: toWatch(webAddress(text) ?? text) }),
    },
  ],
};
