import { ValidationError, type InferType } from 'yup';
import { labelledLink, link, markdown, picture } from './content-fields';
import { description } from './page-fields';
import { choice, list, phrase, shape } from './fields';
import { iconNames } from './icon-names';

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
const title = phrase('The title of the section.', 'Forty years under the same cedars');
const lead = phrase(
  'A line below the title.',
  'This month first, then what comes next.',
).optional();
const titled = { eyebrow, title, lead };

/** content/home.yaml: the words and the order of the front page. */
export const homeSchema = shape('The words and the order of the front page.', {
  description: description(),
  sections: list('The sections, in order.', choice('A section.', homeSections), homeSections).test(
    'once',
    (value, context) => {
      const twice = (value ?? []).flatMap((name, index, all) =>
        all.indexOf(name) < index
          ? context.createError({
              path: `${context.path}[${index}]`,
              message: `the section "${name}" stands twice; keep one`,
            })
          : [],
      );
      return twice.length === 0 || new ValidationError(twice);
    },
  ),
  hero: shape('The pictures at the top, and the vision.', {
    slides: list('The pictures, in order.', picture('One picture.')),
    darkSlide: picture('The picture shown in the dark colour mode.').optional(),
    vision: shape('The card with the vision.', {
      eyebrow,
      title,
      text: phrase('The vision in two or three lines.', 'Steady roots, room to grow.'),
      links: list('The links below.', labelledLink('One link.')),
    }),
  }),
  quickLinks: list(
    'The tiles below the pictures.',
    shape('One tile.', {
      label: phrase('The words on the tile.', 'Admission'),
      to: link(),
      icon: choice('The icon above them.', iconNames),
    }),
  ),
  about: shape('About the school.', {
    eyebrow,
    title,
    text: markdown('The text, in Markdown.', 'Deodar Hill opened its gate in 1983.'),
    link: labelledLink('Where to read more.'),
    figures: list(
      'Big figures beside the text.',
      shape('One figure.', {
        value: phrase('The figure.', '1983'),
        label: phrase('What it counts.', 'the year we opened'),
      }),
    ),
  }),
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
        picture: picture('A picture of it.'),
        link: labelledLink('Where to read more.'),
      }),
    ),
  }),
  calendar: shape('Above the month’s calendar.', titled),
  principal: shape('Beside the principal’s message.', {
    ...titled,
    fallback: shape('Shown when the content service has no message.', {
      name: phrase('The principal’s name.', 'Dr. Anuradha Rawat'),
      role: phrase('The office.', 'Principal'),
      message: markdown('The message, in Markdown.', 'Welcome to Deodar Hill.'),
    }),
  }),
  events: shape('Above the events.', titled),
  news: shape('Above the news.', titled),
  toppers: shape('Above the toppers.', titled),
  birthdays: shape('Above today’s birthdays.', titled),
  gallery: shape('Above the albums.', titled),
  social: shape('Above the social media page.', titled),
});

/** The front page as written. */
export type WrittenHome = InferType<typeof homeSchema>;

/**
 * The front page when loaded: as written, but `about.text` has become `about.html`, and
 * `principal.fallback.message` is safe HTML, as the content service's own messages are.
 */
export type Home = Omit<WrittenHome, 'about'> & {
  about: Omit<WrittenHome['about'], 'text'> & {
    /** Safe HTML. */
    html: string;
  };
};

/** Texts become HTML; `html` renders Markdown. */
export function loadHome(written: WrittenHome, html: (markdown: string) => string): Home {
  const { text, ...about } = written.about;
  const { fallback } = written.principal;
  return {
    ...written,
    about: { ...about, html: html(text) },
    principal: { ...written.principal, fallback: { ...fallback, message: html(fallback.message) } },
  };
}
