import { isMap, isSeq } from 'yaml';
import type { Migration } from '../migration';

const links = [
  { label: 'Career', to: '/Career' },
  { label: 'ERP Software', to: '/ErpSoftware' },
];

/** The ticker had two links in the code; they became words of the front page. */
export const tickerLinks: Migration = {
  version: '0.2.0',
  words: 'The links that always stand in the ticker are named in content/home.yaml.',
  change(files) {
    const home = files.document('home.yaml');
    const sections = home?.get('sections');
    if (!home || !isMap(home.contents) || home.has('ticker') || !isSeq(sections)) return;
    if (!(sections.toJSON() as unknown[]).includes('ticker')) return;
    const known = links.filter(({ to }) => files.hasPage(to));
    if (known.length === 0) return;
    const after = home.contents.items.findIndex(({ key }) => String(key) === 'sections') + 1;
    const pair = home.createPair('ticker', { links: known });
    (home.contents.items as unknown[]).splice(after, 0, pair);
  },
};
