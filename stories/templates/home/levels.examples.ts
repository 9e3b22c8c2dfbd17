import type { Home } from '../../../src/content/home.schema';

/** The five levels of the fictional school, as its front page tells of them. */
export const levelsExample = {
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
} satisfies Home['levels'];
