import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { SiteProvider } from '../../src/components/layout/site-context';
import { scheduleVisibility } from '../../src/components/timed/schedule-visibility';
import { SessionEnded } from '../../src/templates/session-ended';
import { feeTableExamples } from '../blocks/fee-table.examples';
import { siteExample } from '../components/layout/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Layout/SessionEnded',
  component: SessionEnded,
  decorators: [
    inPage,
    (Story) => {
      // In a built page an inline script does this.
      useEffect(() => scheduleVisibility(document), []);
      return (
        <SiteProvider value={siteExample}>
          <Story />
        </SiteProvider>
      );
    },
  ],
  args: { blocks: [feeTableExamples.session.block] },
  parameters: {
    docs: {
      description: {
        component:
          'Stands above fees and dates from the day after their session on, so that they do not look current; before that day nothing is shown.',
      },
    },
  },
} satisfies Meta<typeof SessionEnded>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
