import type { Migration } from '../migration';

/** The site had its two colours in its code; they became the school's own. */
export const brandColours: Migration = {
  version: '0.2.0',
  words: 'The two colours of the site stand in content/brand.yaml, and can be changed there.',
  change(files) {
    if (files.has('brand.yaml') || !files.has('pictures/mark.svg')) return;
    files.add(
      'brand.yaml',
      `# The two colours of the school; every shade of the site is made from them.
colours:
  main: '#23503D'
  accent: '#E9A520'
`,
    );
  },
};
