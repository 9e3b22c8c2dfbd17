import { join } from 'node:path';
import { noChecks } from '../../content/checks';
import { classesOfSchool } from '../../content-service/dataset/data-diagnostics';
import { albumsSchema } from '../../content-service/kinds/albums';
import { birthdaysSchema } from '../../content-service/kinds/birthdays';
import { circularsSchema } from '../../content-service/kinds/circulars';
import { eventsSchema } from '../../content-service/kinds/events';
import { newsSchema } from '../../content-service/kinds/news';
import { dayAndMonthInWords, parseDayAndMonth } from '../../lib/dates/day-and-month';
import { today } from '../../lib/dates/plain-date';
import { parseWrittenDay } from '../../lib/dates/written-day';
import { listFile } from '../import/lists/list-file';
import { classInWords } from '../import/values/read-class';
import { addToList, itemOf } from './add-to-list';
import { day, itemText, documentFile, lastDay, optionalText, photo } from './common-questions';
import { plainName } from './file-names';
import { byItem, problemAt, type Question, type Kind } from './question';
import { photosProblem, takeFile, takePhotos } from './take-file';

const sentences = 'One to three sentences';

/** An item of news. */
export const news: Kind = {
  questions: [
    itemText(newsSchema, 'title', 'The title', 'Six new classrooms'),
    day(newsSchema),
    itemText(newsSchema, 'description', sentences, 'The walls are painted, and the desks are in.'),
    photo('A picture'),
    { ...documentFile('A document to download'), optional: true },
  ],
  async fill(draft, { title = '', date = '', description = '', picture, document: written }) {
    const images = picture && [await takeFile(draft, picture, 'photo', 'pictures/news', title)];
    const attachments = written && [
      await takeFile(draft, written, 'document', 'papers/news', title),
    ];
    addToList(draft, 'news', itemOf({ title, date, description, images, attachments }));
    const isToCome = (parseWrittenDay(date) ?? '') > today();
    return {
      shownAt: '/News',
      ...(isToCome && { note: 'News of a day that is still to come is shown from then on.' }),
    };
  },
};

/** What the schema says of a day, in the words of the questions: they ask for the last day by itself. */
const eventDayProblem = (date: string) =>
  byItem(
    eventsSchema,
    'date',
  )(date)
    ?.replace(/"from: (.+)" and "until: (.+)"/, '$1 here, and $2 as the last day (--until)')
    .replace(/; what comes every year .*/, '');

/** An event. */
export const event: Kind = {
  questions: [
    itemText(eventsSchema, 'title', 'The title', 'Annual athletic meet'),
    {
      ...day(eventsSchema),
      fallback: undefined,
      words: 'The day, or the first of several',
      problem: eventDayProblem,
    },
    lastDay(eventsSchema),
    optionalText(eventsSchema, 'time', 'When it begins, or its hours', '9:00 am to 12:30 pm'),
    optionalText(eventsSchema, 'venue', 'Where it takes place', 'Main courtyard'),
    optionalText(eventsSchema, 'description', sentences, 'Families are invited. Bring a hat.'),
    photo('A picture'),
  ],
  async fill(draft, { title = '', date, until, time, venue, description, picture }) {
    const images = picture && [await takeFile(draft, picture, 'photo', 'pictures/events', title)];
    addToList(draft, 'events', itemOf({ title, date, until, time, venue, description, images }));
    return { shownAt: '/Events' };
  },
};

const forClasses: Question = {
  name: 'classes',
  words: 'The classes that it is for, where not all',
  example: 'VI to VIII',
  optional: true,
  problem: (classes, dir) =>
    problemAt(circularsSchema, [{ classes }], '[0].classes', {
      ...noChecks,
      classList: classesOfSchool(join(dir, 'service')),
    }),
};

/** A circular with its document, or its text. */
export const circular: Kind = {
  questions: [
    itemText(circularsSchema, 'title', 'The title', 'Summer break and homework'),
    optionalText(circularsSchema, 'number', 'The number that stands on it', 'HVS/2026/114'),
    day(circularsSchema),
    forClasses,
    optionalText(
      circularsSchema,
      'description',
      'What it says, where that is not in its document alone',
      'The school stays closed tomorrow.',
    ),
    {
      ...documentFile('The document'),
      optional: ({ description }) => Boolean(description),
    },
  ],
  async fill(draft, { title = '', number, date, classes, description, document: written }) {
    const attachments = written && [
      await takeFile(draft, written, 'document', 'papers/circulars', title),
    ];
    addToList(
      draft,
      'circulars',
      itemOf({ title, number, date, classes, description, attachments }),
    );
    return { shownAt: '/Circular' };
  },
};

/** An album of photos. */
export const album: Kind = {
  questions: [
    itemText(albumsSchema, 'title', 'The title', 'Annual Day'),
    {
      name: 'id',
      words: 'A short name for its address',
      fallback: ({ title = '' }) => plainName(title),
      problem: byItem(albumsSchema, 'id'),
    },
    day(albumsSchema),
    itemText(albumsSchema, 'description', sentences, 'The play was given in three languages.'),
    {
      name: 'photos',
      words: 'The folder with its photos',
      example: '~/Pictures/annual-day',
      problem: photosProblem,
    },
  ],
  async fill(draft, { title, id = '', date, description, photos = '' }) {
    const folder = await takePhotos(draft, photos, `pictures/albums/${id}`);
    addToList(draft, 'albums', itemOf({ id, title, date, description, folder }));
    return { shownAt: '/Gallery', note: 'The photos stand in the order of their names.' };
  },
};

/** The birthday of a pupil, in the list or the table that the school has of them. */
export const birthday: Kind = {
  questions: [
    itemText(birthdaysSchema, 'name', 'The name', 'Asha Menon'),
    optionalText(birthdaysSchema, 'class', 'The class with its section', 'V A'),
    itemText(birthdaysSchema, 'birthday', 'The day and month', '5 April'),
    photo('A photo'),
  ],
  async fill(draft, { name = '', class: named = '', birthday: written = '', picture }) {
    const file = listFile(draft.dir, 'birthdays');
    const taken = picture && (await takeFile(draft, picture, 'photo', 'pictures/people', name));
    // '5 April' of '05/04/2014': a year of birth is not written down.
    const day = parseDayAndMonth(written);
    const inWords = day && dayAndMonthInWords(day);
    const grade = classInWords(named, classesOfSchool(join(draft.dir, 'service')));
    const item = itemOf({ name, class: grade, birthday: inWords, photo: taken });
    draft.add(file.name, file.textOf(file.items, [], [item]));
    const anew = file.name.endsWith('.csv') ? ' Of the table no other columns were kept.' : '';
    return { shownAt: '/', note: `The front page names pupils on the day itself.${anew}` };
  },
};
