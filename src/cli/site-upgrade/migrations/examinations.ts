import type { Migration } from '../migration';

const examinations = [
  { class: 'XII', name: 'ISC', page: '/ISCToppers' },
  { class: 'X', name: 'ICSE', page: '/ICSEToppers' },
];

/** The site knew the ISC and the ICSE by itself; a school names its examinations now. */
export const namedExaminations: Migration = {
  version: '0.2.0',
  words: 'The board examinations, and the pages of their toppers, are named in content/site.yaml.',
  change(files) {
    const site = files.document('site.yaml');
    if (!site || site.has('examinations')) return;
    const named = examinations.map(({ page, ...one }) =>
      files.hasPage(page) ? { ...one, page } : one,
    );
    site.set('examinations', site.createNode(named));
  },
};
