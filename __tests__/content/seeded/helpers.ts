import { changed, pageHead } from '../content-folder';

export const fee = (part: string, by: string) => changed('pages/fee.yaml', part, by);
export const site = (part: string, by: string) => changed('site.yaml', part, by);
/** The school's looks, with a mark. */
export const brand = (colours: string, more = '') => ({
  'brand.yaml': `colours: ${colours}\n${more}\n`,
  'pictures/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});
/** A second page with these blocks, written from line 7. */
export const more = (blocks: string) => ({ 'pages/more.yaml': pageHead('/More') + blocks });
export const table = (rows: string) =>
  more(`  - kind: table\n    caption: Fees\n    columns: [Class, Fee]\n    rows:\n${rows}`);
export const prose = (text: string) => more(`  - { kind: prose, text: ${JSON.stringify(text)} }\n`);
export const smart = String.fromCharCode(0x201c, 0x201d);

/** What is written in place of files of a sound content folder. */
type Files = Record<string, string | Buffer | null>;

/** A mistake, the files that hold it, and what is said of it. */
export type Seeded = [string, Files, string];
