import type { AnySchema, InferType } from 'yup';
import { labelledLink, link, markdown, picture } from './content-fields';
import { description } from './page-fields';
import { eachOnce, missing } from './field-messages';
import { choice, list, phrase, shape } from './fields';
/** The icons an editor may name, as lucide calls them. Each has its drawing in `components/icon/icons.ts`. */
export const iconNames = [
  'book-open',
  'calendar-days',
  'flask-conical',
  'graduation-cap',
  'log-in',
  'phone',
  'school',
  'users',
] as const;

/** The sections of the front page. Each stands at most once; leaving one out hides it. */
export const homeSections = [
  'ticker',
  'registration',
  'notifications',
  'hero',
  'quickLinks',
  'about',
  'levels',
  'calendar',
  'principal',
  'events',
  'news',
  'toppers',
  'birthdays',
  'gallery',
  'social',
] as const;

/** A section of the front page. */
export type HomeSection = (typeof homeSections)[number];

const eyebrow = phrase('The small line above the title.', 'About the school');
const title = phrase('The title of the section.', 'Forty years under the same trees');
const lead = phrase('A line below the title.', 'The next dates first.').optional();
const titled = { eyebrow, title, lead };

/** A section has to have its words where the list of sections names it, and may have them elsewhere. */
const wordsOf = (section: HomeSection) => ({
  is: (sections: unknown) => Array.isArray(sections) && sections.includes(section),
  then: <S extends AnySchema>(schema: S) => schema.required(missing()) as S,
});

/** A section that has no words but its title. */
const titledSection = (section: HomeSection, about: string) =>
  shape(about, titled).optional().when('sections', wordsOf(section));

/** content/home.yaml: the words and the order of the front page. */
export const homeSchema = shape('The words and the order of the front page.', {
  description: description(),
  sections: list('The sections, in order.', choice('A section.', homeSections), homeSections).test(
    eachOnce('section', (name) => name),
  ),
  ticker: shape('The line of highlights; the main telephone number stands at its end.', {
    links: list(
      'Links that always stand in it, before the school’s highlights.',
      labelledLink('One link.'),
    ),
  }).optional(),
  hero: shape('The pictures at the top, and the vision.', {
    slides: list('The pictures, in order.', picture('One picture.')),
    darkSlide: picture('The picture shown in the dark colour mode.').optional(),
    vision: shape('The card with the vision.', {
      eyebrow,
      title,
      text: phrase('The vision in two or three lines.', 'Steady roots, room to grow.'),
      links: list('The links below.', labelledLink('One link.')).optional(),
    }),
  })
    .optional()
    .when('sections', wordsOf('hero')),
  quickLinks: list(
    'The tiles below the pictures.',
    shape('One tile.', {
      label: phrase('The words on the tile.', 'Admission'),
      to: link(),
      icon: choice('The icon above them.', iconNames),
    }),
  )
    .optional()
    .when('sections', wordsOf('quickLinks')),
  about: shape('About the school.', {
    eyebrow,
    title,
    text: markdown('The text, in Markdown.', 'Hillview opened its gate in 1983.'),
    link: labelledLink('Where to read more.').optional(),
    figures: list(
      'Big figures beside the text.',
      shape('One figure.', {
        value: phrase('The figure.', '1983'),
        label: phrase('What it counts.', 'the year we opened'),
      }),
    ).optional(),
  })
    .optional()
    .when('sections', wordsOf('about')),
  levels: shape('The levels of the school, as tabs.', {
    eyebrow,
    title,
    items: list(
      'The levels, youngest first.',
      shape('One level.', {
        name: phrase('The word on the tab.', 'Pre-primary'),
        classes: phrase('Its classes.', 'Playgroup, Nursery and Preparatory'),
        title,
        text: phrase('What these years are like.', 'Sand, songs, stories, first letters.'),
        picture: picture('A picture of it.').optional(),
        link: labelledLink('Where to read more.').optional(),
      }),
    ),
  })
    .optional()
    .when('sections', wordsOf('levels')),
  calendar: titledSection('calendar', 'Above the month’s calendar.'),
  principal: shape('Beside the principal’s message.', {
    ...titled,
    fallback: shape('Shown when the content service has no message.', {
      name: phrase('The principal’s name.', 'Dr. Asha Menon'),
      role: phrase('The office.', 'Principal'),
      message: markdown('The message, in Markdown.', 'Welcome to Hillview.'),
    }),
  })
    .optional()
    .when('sections', wordsOf('principal')),
  events: titledSection('events', 'Above the events.'),
  news: titledSection('news', 'Above the news.'),
  toppers: titledSection('toppers', 'Above the toppers.'),
  birthdays: titledSection('birthdays', 'Above today’s birthdays.'),
  gallery: titledSection('gallery', 'Above the albums.'),
  social: titledSection('social', 'Above the social media page.'),
});

/** The front page as written. */
export type WrittenHome = InferType<typeof homeSchema>;

type About = NonNullable<WrittenHome['about']>;

/**
 * The front page when loaded: as written, but `about.text` has become `about.html`, and
 * `principal.fallback.message` is safe HTML, as the content service's own messages are.
 */
export type Home = Omit<WrittenHome, 'about'> & {
  about?: Omit<About, 'text'> & {
    /** Safe HTML. */
    html: string;
  };
};

/** Texts become HTML; `html` renders Markdown. */
export function loadHome(
  { about, principal, ...written }: WrittenHome,
  html: (markdown: string) => string,
): Home {
  const withHtml = ({ text, ...words }: About) => ({ ...words, html: html(text) });
  const withMessage = ({ fallback, ...words }: NonNullable<WrittenHome['principal']>) => ({
    ...words,
    fallback: { ...fallback, message: html(fallback.message) },
  });
  return {
    ...written,
    ...(about && { about: withHtml(about) }),
    ...(principal && { principal: withMessage(principal) }),
  };
}
