import type { PublicCertificate } from '../../content/block-load-context';
import { phrase } from '../../content/fields';
import { blockShape, defineBlock } from '../define-block';
import { groupBy } from '../../lib/group-by';

/** Up to so many stand in one table; more are grouped by year, each in a part that opens. */
const mostInOne = 30;

const schema = blockShape(
  'certificates',
  'The public list of transfer certificates: number, name as privacy.yaml allows it, and day, from the register. A certificate stands there once it has a number.',
  {
    caption: phrase(
      'What the table shows; read out first by a screen reader.',
      'Transfer certificates given out',
    ).optional(),
  },
);

/** The certificates of one year. */
interface Year {
  /** The anchor of the year. */
  id: string;
  /** '2024-2025' */
  title: string;
  items: PublicCertificate[];
}

function yearsOf(items: readonly PublicCertificate[], anchor: (words: string) => string): Year[] {
  const years = groupBy(items, ({ session = 'Without a year' }) => session);
  return [...years].map(([title, own]) => ({
    id: anchor(`certificates ${title}`),
    title,
    items: own,
  }));
}

/** The public list of transfer certificates. */
export const certificatesBlock = defineBlock('certificates', {
  schema,
  load({ caption = 'Transfer certificates' }, context) {
    const items = context.certificates();
    return items.length > mostInOne
      ? { caption, items: [], years: yearsOf(items, (words) => context.anchor(undefined, words)) }
      : { caption, items, years: [] };
  },
});
