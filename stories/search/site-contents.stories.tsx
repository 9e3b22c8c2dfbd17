import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteExample } from '../components/layout/site.examples';
import { SiteContents } from '../../src/search/page/site-contents';
import { inPage } from '../support/in-page';

const headings = [
  { id: 'in-short', text: 'In short' },
  { id: 'questions', text: 'Questions that parents ask' },
];

const meta = {
  title: 'Search/SiteContents',
  component: SiteContents,
  decorators: [inPage],
  args: {
    menu: siteExample.menu,
    entries: [
      ...siteExample.menu.flatMap(({ pages }) => pages.map((page) => ({ ...page, headings: [] }))),
      { path: '/Tc', title: 'Transfer Certificate', headings: [] },
    ].map((entry) => (entry.path.startsWith('/Fee') ? { ...entry, headings } : entry)),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Every page of the site with its headings, by group of the menu: what answers below the search where there are no scripts, and where nothing was found.',
      },
    },
  },
} satisfies Meta<typeof SiteContents>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All groups of a school; the pages of no group come last. */
export const Default: Story = {};
