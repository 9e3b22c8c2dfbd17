import type { AnySchema } from 'yup';
import { highlightsSchema } from '../../content-service/kinds/highlights';
import { notificationsSchema } from '../../content-service/kinds/notifications';
import { videosSchema } from '../../content-service/kinds/videos';
import { addToList, itemOf } from './add-to-list';
import { day, documentFile, itemText, optionalText, photo } from './common-questions';
import { byItem, type Kind, type Question } from './question';
import { takeFile } from './take-file';

/** Until when it stands on the front page; may be left out. */
const shownUntil = (schema: AnySchema): Question => ({
  name: 'until',
  words: 'The last day on which it is shown, or the minute',
  example: '15 December 2026',
  optional: true,
  problem: byItem(schema, 'publishUntil'),
});

/** A video, which stands elsewhere. */
export const video: Kind = {
  questions: [
    itemText(videosSchema, 'title', 'The title', 'Annual Day: the play'),
    day(videosSchema),
    {
      name: 'url',
      words: 'The address of the video',
      example: 'https://videos.example/annual-day',
      problem: byItem(videosSchema, 'videoUrl'),
    },
  ],
  fill(draft, { title, date, url }) {
    addToList(draft, 'videos', itemOf({ title, date, videoUrl: url }));
    return Promise.resolve({ shownAt: '/VideoGallery' });
  },
};

/** What opens on the front page by itself. */
export const notification: Kind = {
  questions: [
    itemText(notificationsSchema, 'title', 'The title', 'Winter timings'),
    itemText(
      notificationsSchema,
      'description',
      'One to three sentences',
      'School begins at 8 am.',
    ),
    shownUntil(notificationsSchema),
    optionalText(notificationsSchema, 'url', 'A page or an address to read on', '/Timings'),
    {
      name: 'words',
      words: 'The words of that link',
      example: 'See all timings',
      fallback: () => 'Read more',
      applies: ({ url }) => Boolean(url),
      problem: byItem(notificationsSchema, 'urlTitle'),
    },
    photo('A picture'),
    { ...documentFile('A document to download'), optional: true },
  ],
  async fill(draft, answers) {
    const { title = '', description, until, url, words, picture, document: written } = answers;
    const images = picture && [
      await takeFile(draft, picture, 'photo', 'pictures/notifications', title),
    ];
    const attachments = written && [
      await takeFile(draft, written, 'document', 'papers/notifications', title),
    ];
    const link = url && { url, urlTitle: words };
    const item = { title, publishUntil: until, images, description, ...link, attachments };
    addToList(draft, 'notifications', itemOf(item));
    return { shownAt: '/' };
  },
};

/** A line of the ticker. */
export const highlight: Kind = {
  questions: [
    itemText(highlightsSchema, 'title', 'The line', 'Registration for session 2027-2028 is open'),
    shownUntil(highlightsSchema),
    optionalText(highlightsSchema, 'url', 'A page or an address to read on', '/Criteria'),
    { ...documentFile('A document that it leads to'), optional: true },
  ],
  async fill(draft, { title = '', until, url, document: written }) {
    const attachments = written && [
      await takeFile(draft, written, 'document', 'papers/highlights', title),
    ];
    addToList(draft, 'highlights', itemOf({ title, publishUntil: until, url, attachments }));
    return { shownAt: '/' };
  },
};
