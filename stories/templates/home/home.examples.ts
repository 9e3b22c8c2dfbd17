import type { Home } from '../../../src/content/home.schema';
import { levelsExample } from './levels.examples';

/** The front page of the fictional school, as it is loaded: for stories and tests. */
export const homeExample = {
  ticker: {
    links: [
      { label: 'Career', to: '/Career' },
      { label: 'ERP Software', to: '/ErpSoftware' },
    ],
  },
  social: {
    eyebrow: 'Social media',
    title: 'Follow the school day',
    lead: 'Photographs and short notes from classrooms, fields and functions, as they happen.',
  },
  gallery: {
    eyebrow: 'Gallery',
    title: 'Days worth remembering',
    lead: 'The newest albums. Open one to see every photograph.',
  },
  birthdays: {
    eyebrow: 'Birthdays',
    title: 'Happy birthday today',
  },
  toppers: {
    eyebrow: 'Results',
    title: 'Our toppers',
    lead: 'The students who led the ISC and the ICSE lists of the latest session.',
  },
  news: {
    eyebrow: 'News',
    title: 'From the school',
  },
  events: {
    eyebrow: 'Events',
    title: 'What is on',
    lead: 'The next dates first.',
  },
  principal: {
    fallback: {
      name: 'Dr. Anuradha Rawat',
      role: 'Principal',
      message:
        '<p>Welcome to Deodar Hill. Whether you have come to choose a school for your child, to look up a date, or to see how your old classroom is getting on, I am glad that you are here.</p>\n<p>We ask one thing of every child who comes through our gate: be curious about the world, and be kind to the person beside you. The rest can be taught, and we have good people to teach it.</p>\n<p>My door is open to parents on every working day. Please ask the office for a time, and come and tell us what you hope for your child. We will tell you, as plainly as we can, what we can do together.</p>',
    },
    title: 'A word from the Principal',
    eyebrow: 'Principal’s message',
  },
  calendar: {
    eyebrow: 'Academic calendar',
    title: 'The month at school',
    lead: 'Holidays, examinations, meetings and celebrations, one month at a time.',
  },
  levels: levelsExample,
  about: {
    eyebrow: 'About the school',
    title: 'Forty years under the same cedars',
    link: {
      label: 'Read our history',
      to: '/AboutUs',
    },
    figures: [
      {
        value: '1983',
        label: 'the year we opened',
      },
      {
        value: '4,000',
        label: 'students today, approximately',
      },
      {
        value: 'PG–XII',
        label: 'one school, fifteen years',
      },
      {
        value: '4',
        label: 'houses, one council',
      },
    ],
    html: '<p>Deodar Hill opened its gate in 1983 to about 500 children. Seven years later, in January 1990, it was affiliated for the ICSE and the ISC.</p>\n<p>Today about 4,000 girls and boys study together from playgroup to class XII, with Science and Commerce streams at the top of the school. The deodars by the gate were planted in the first year; the youngest children still measure themselves against them.</p>',
  },
  quickLinks: [
    {
      label: 'Admission',
      to: '/Criteria',
      icon: 'graduation-cap',
    },
    {
      label: 'Calendar',
      to: '/SchoolCalendar',
      icon: 'calendar-days',
    },
    {
      label: 'Alumni',
      to: '/Alumni',
      icon: 'users',
    },
    {
      icon: 'phone',
      to: 'tel:+910000000000',
      label: '+91 00000 00000',
    },
    {
      label: 'Curriculum',
      to: '/Curriculum',
      icon: 'book-open',
    },
    {
      label: 'Academics',
      to: '/Academics',
      icon: 'school',
    },
    {
      label: 'ERP Login',
      to: 'https://manage.pathdeep.example/deodar-hill',
      icon: 'log-in',
    },
  ],
  hero: {
    slides: [
      {
        src: 'scenes/dawn.webp',
        alt: 'The school and its clock tower at sunrise, with deodars on both sides and snow peaks behind.',
      },
      {
        src: 'scenes/noon.webp',
        alt: 'The school on its green slope at midday, with forest and snow peaks behind.',
      },
      {
        src: 'scenes/dusk.webp',
        alt: 'Lamps lit in the school windows as the sun goes down behind the snow peaks.',
      },
    ],
    darkSlide: {
      src: 'scenes/night.webp',
      alt: 'The school at night, its windows lit, under a full moon and stars.',
    },
    vision: {
      eyebrow: 'Our vision',
      title: 'A school where every child stands tall.',
      text: 'Steady roots, clear air, room to grow: from the first letters in playgroup to the ISC, about 4,000 children learn here to think for themselves and to care for others.',
      links: [
        {
          label: 'Read our vision',
          to: '/OurVision',
        },
        {
          label: 'Visit the school',
          to: '/ContactUs',
        },
      ],
    },
  },
  sections: [
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
  ],
  description:
    'Deodar Hill School, Dehradun: a co-educational ICSE and ISC school from playgroup to class XII. Admission, fees, calendar, news and results.',
} satisfies Home;
