import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../../src/components/section/container';
import { PageHeading } from '../../../src/components/layout/reading/page-heading';
import { SiteLayout } from '../../../src/components/layout/site-layout';
import { siteExample } from './site.examples';

const meta = {
  title: 'Layout/Frame/SiteLayout',
  component: SiteLayout,
  args: {
    site: siteExample,
    current: '/AboutUs',
    children: (
      <Container>
        <PageHeading title="History" lead="From 500 children in 1983 to 4,000 today." />
      </Container>
    ),
  },
  // The frame's scripts wait for the first interaction.
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Shift}');
    await canvas.findByRole('contentinfo');
  },
  parameters: {
    docs: {
      description: {
        component:
          'What frames every page: skip link, header, the page itself, footer. Built pages hold all of it; its scripts come after the page’s own.',
      },
    },
  },
} satisfies Meta<typeof SiteLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Header, page and footer. */
export const Desktop: Story = { globals: { viewport: { value: 'xl' } } };

/** With the menu behind a button. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
