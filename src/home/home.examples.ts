import type { Home } from '../content/home.schema';

/** The front page of the fictional school, as it is loaded: for stories and tests. */
export const homeExample: Home = {
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
    lead: 'This month first, then what comes next.',
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
  levels: {
    items: [
      {
        name: 'Pre-primary',
        classes: 'Playgroup, Nursery and Preparatory',
        title: 'Learning that looks like play',
        text: 'The youngest children have the sunny side of the campus to themselves: sand, songs, stories, first letters and a small garden of their own. They learn to listen, to share and to finish what they begin. A child joins playgroup at three and moves up a class each year, with the same faces close by.',
        picture: {
          src: 'scenes/pre-primary.webp',
          alt: 'A bright classroom for small children, with low tables, blocks and a row of painted windows.',
        },
        link: {
          label: 'Ages and admission',
          to: '/Criteria#ages',
        },
      },
      {
        link: {
          label: 'What is taught in each stage',
          to: '/Curriculum#stages',
        },
        picture: {
          alt: 'The art room, with easels, jars of brushes and children’s paintings pegged on a line.',
          src: 'scenes/art-room.webp',
        },
        text: 'Five years to read with ease, write clearly and be at home with numbers. Hindi and English grow side by side; science begins with the things on the window sill; art, music and games have their own place in every week. Homework is short, and meant to be done by the child.',
        title: 'Reading, reckoning and a great many questions',
        classes: 'Classes I to V',
        name: 'Primary',
      },
      {
        link: {
          label: 'How the library works',
          to: '/Library',
        },
        picture: {
          src: 'scenes/library.webp',
          alt: 'The library, tall shelves on both sides and long reading tables under green lamps.',
        },
        text: 'Subjects get their own teachers and their own rooms. Physics, chemistry and biology part company and meet again in the laboratory. A third language joins, the library becomes a place to find things out, and from class VII each section sends a girl and a boy to the student council.',
        title: 'From “what” to “why”',
        classes: 'Classes VI to VIII',
        name: 'Middle',
      },
      {
        name: 'Secondary',
        classes: 'Classes IX and X',
        title: 'Two steady years to the ICSE',
        text: 'The syllabus now belongs to the board, and the pace is set so that nothing is rushed at the end. Students choose their third group of subjects, keep a practical file, and sit full pre-board papers before the examination. Attendance counts: 75% is the least the board accepts.',
        picture: {
          src: 'scenes/laboratory.webp',
          alt: 'The laboratory, with benches, flasks and a periodic table on the wall.',
        },
        link: {
          label: 'Examinations and marks',
          to: '/Examination',
        },
      },
      {
        name: 'Senior',
        classes: 'Classes XI and XII',
        title: 'Science or Commerce, chosen with care',
        text: 'Eight combinations of subjects lead to the ISC, in Science and in Commerce. Classes are taught like seminars, laboratories stay open after lessons, and every student has a teacher to talk to about the road after school: which course, which college, and which questions to ask first.',
        picture: {
          src: 'scenes/science-fair.webp',
          alt: 'Students at the science fair, standing beside their models and a working telescope.',
        },
        link: {
          label: 'The eight subject combinations',
          to: '/ISCcriteria#combinations',
        },
      },
    ],
    title: 'A place for every age',
    eyebrow: 'Five levels',
  },
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
        label: 'students today, in round numbers',
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
};
