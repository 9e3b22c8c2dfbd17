import { type Document, isMap, isSeq, type YAMLMap } from 'yaml';
import type { SchoolAnswers } from './answers.schema';
import { nameAt } from './board-pages';
import type { levelsOf } from './class-levels';

/** The picture of a level, by its name in content/pictures. */
export const levelPicture = (name: string) => `levels/${name.toLowerCase()}.webp`;

function itemsAt(home: Document, path: readonly string[]): YAMLMap[] {
  const list: unknown = home.getIn(path);
  if (!isSeq(list)) throw new Error(`The front page of the template has no ${path.join('.')}.`);
  return list.items.filter(isMap);
}

/** Keeps of the levels on the template's front page those that a school has, with its classes and links. */
export function keepLevels(
  home: Document,
  levels: ReturnType<typeof levelsOf>,
  board: string,
): void {
  const items = itemsAt(home, ['levels', 'items']).filter((item) => {
    const level = levels.find(({ name }) => name === item.get('name'));
    if (!level) return false;
    item.set('classes', home.createNode(level.words.replace(/^c/, 'C')));
    item.setIn(['link', 'to'], nameAt(board, String(item.getIn(['link', 'to']))));
    return true;
  });
  home.setIn(['levels', 'items'], home.createNode(items));
}

/** Takes the city out of the description where the name of the school has it already. */
export function nameCityOnce(home: Document, { name, city }: SchoolAnswers): void {
  if (!name.includes(city)) return;
  const description = String(home.get('description'));
  home.set('description', description.replace(', {{ site.address.city }}', ''));
}

const leads = (to: unknown, published: ReadonlySet<string>) =>
  !String(to).startsWith('/') || published.has(String(to));

/** Leaves out of the front page what leads to no page yet, and tells when the office is open. */
export function fitHome(
  home: Document,
  published: ReadonlySet<string>,
  { officeHours }: SchoolAnswers,
): void {
  for (const level of itemsAt(home, ['levels', 'items'])) {
    if (!leads(level.getIn(['link', 'to']), published)) level.delete('link');
  }
  const quick = itemsAt(home, ['quickLinks']).filter((link) => leads(link.get('to'), published));
  home.set('quickLinks', home.createNode(quick));
  if (!published.has('/AboutUs')) {
    home.setIn(['about', 'link'], home.createNode({ label: 'How to find us', to: '/ContactUs' }));
  }
  if (officeHours !== undefined) {
    const text = String(home.getIn(['about', 'text']));
    home.setIn(['about', 'text'], `${text}\nThe office is open: {{ school.officeHours }}.\n`);
  }
}
