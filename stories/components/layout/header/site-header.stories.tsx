import type { Meta, StoryObj } from '@storybook/react-vite';
import { headerMenus, headerNames } from './header.examples';
import { SiteHeader } from '../../../../src/components/layout/header/site-header';
import { siteExample } from '../site.examples';
import { tallCanvas } from '../../../support/tall-canvas';

const meta = {
  title: 'Layout/Header/SiteHeader',
  component: SiteHeader,
  decorators: [tallCanvas],
  args: { site: siteExample, current: '/AboutUs' },
  parameters: {
    docs: {
      description: {
        component:
          'The two bars above every page: errands on top, the school and its menu below. The thin one scrolls away, the main one stays and grows slimmer.',
      },
    },
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the menu open to the eye. */
export const Desktop: Story = { globals: { viewport: { value: 'xl' } } };

/** The narrowest width with the whole menu. */
export const SmallDesktop: Story = { globals: { viewport: { value: 'lg' } } };

/** With the menu behind a button. */
export const Tablet: Story = { globals: { viewport: { value: 'md' } } };

/** Mark, name and menu button. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A long name and place: the menu stands below where both don't fit; phones show the short name. */
export const LongName: Story = { args: { site: { ...siteExample, ...headerNames[3] } } };

/** A name in Devanagari, whose marks need a higher line. */
export const DevanagariName: Story = { args: { site: { ...siteExample, ...headerNames[6] } } };

/** Nine groups of long words, in as many rows as they need. */
export const LongMenu: Story = { args: { site: { ...siteExample, menu: headerMenus[4] ?? [] } } };

/** A group opened. */
export const MenuOpen: Story = {
  globals: { viewport: { value: 'xl' } },
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getAllByText('About', { selector: 'summary' })[0] as HTMLElement),
};

/** The menu of phones. */
export const DrawerOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Menu')),
};
