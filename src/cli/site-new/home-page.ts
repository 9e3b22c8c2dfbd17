import { type Document, isMap, isSeq } from 'yaml';
import type { SchoolAnswers } from './answers.schema';
import { nameAt } from './board-pages';
import type { levelsOf } from './class-names';

/** The picture of a level, by its name in content/pictures. */
export const levelPicture = (name: string) => `levels/${name.toLowerCase()}.webp`;

/** Keeps of the levels on the template's front page those that a school has, with its classes and links. */
export function keepLevels(
  home: Document,
  levels: ReturnType<typeof levelsOf>,
  board: SchoolAnswers['board'],
): void {
  const list: unknown = home.getIn(['levels', 'items']);
  if (!isSeq(list)) throw new Error('The front page of the template has no levels.');
  list.items = list.items.filter(isMap).filter((item) => {
    const level = levels.find(({ name }) => name === item.get('name'));
    if (!level) return false;
    item.set('classes', home.createNode(level.words.replace(/^c/, 'C')));
    item.setIn(['link', 'to'], nameAt(board, String(item.getIn(['link', 'to']))));
    return true;
  });
}
