import type { MenuGroup } from '../../../../src/content/menu';
import type { PageHeading } from '../../../../src/content/page.schema';

/** A group of the menu for stories and tests of the reading frame. */
export const rulesGroup: MenuGroup = {
  name: 'Rules',
  summary: 'What holds for everybody.',
  pages: [
    { path: '/GeneralRule', title: 'General Rules' },
    { path: '/Discipline', title: 'Discipline' },
    { path: '/Fee', title: 'Fee' },
    { path: '/Leave', title: 'Leave' },
    { path: '/RecommendationParents', title: 'Recommendation To Parents' },
  ],
};

/** The headings of a long page. */
export const feeHeadings: PageHeading[] = [
  { id: 'in-short', text: 'In short' },
  { id: 'when-fees-are-due', text: 'When fees are due' },
  { id: 'paying-late', text: 'Paying late' },
  { id: 'leaving-the-school', text: 'Leaving the school, step by step' },
];
