import type { SchoolAnswers } from './answers.schema';
import { pathAt } from './board-pages';
import type { levelsOf } from './class-names';

type Levels = ReturnType<typeof levelsOf>;

/** The texts of a level that fit any school, and its link. */
const words: Record<
  Levels[number]['name'],
  { title: string; text: string; link: { label: string; to: string } }
> = {
  'Pre-primary': {
    title: 'The first years',
    text: 'The youngest children learn while they play, talk, sing and try things out.',
    link: { label: 'How to apply', to: '/Criteria' },
  },
  Primary: {
    title: 'Reading, writing and numbers',
    text: 'In these years children learn to read with ease, to write, and to be at home with numbers.',
    link: { label: 'What is taught', to: '/Curriculum' },
  },
  Middle: {
    title: 'Subjects of their own',
    text: 'What was one lesson becomes many: languages, mathematics, sciences and social studies.',
    link: { label: 'What is taught', to: '/Curriculum' },
  },
  Secondary: {
    title: 'Towards class X',
    text: 'Two years that lead to the examination of the board at the end of class X.',
    link: { label: 'Examinations', to: '/Examination' },
  },
  Senior: {
    title: 'Towards class XII',
    text: 'Students choose their subjects, for the examination of the board at the end of class XII.',
    link: { label: 'Joining class XI', to: '/ISCcriteria' },
  },
};

/** The picture of a level, by its name in content/pictures. */
export const levelPicture = (name: string) => `levels/${name.toLowerCase()}.webp`;

/** The levels as content/home.yaml has them. */
export function homeLevels(levels: Levels, board: SchoolAnswers['board']): object[] {
  return levels.map(({ name, words: classes }) => {
    const { link, ...own } = words[name];
    const picture = { src: levelPicture(name), alt: '' };
    const to = pathAt(board, link.to);
    return { name, classes: classes.replace(/^c/, 'C'), ...own, picture, link: { ...link, to } };
  });
}
