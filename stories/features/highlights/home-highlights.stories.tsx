import type { Meta, StoryObj } from '@storybook/react-vite';
import { HighlightsTicker } from '../../../src/features/highlights/home-highlights';
import { highlightRecords } from './highlights.examples';
import { highlightsHandlers } from '../../handlers/highlights';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Highlights/HighlightsTicker',
  component: HighlightsTicker,
  decorators: [inPage],
  args: {
    links: [
      { label: 'Career', to: '/Career' },
      { label: 'ERP Software', to: '/ErpSoftware' },
      { label: 'Call +91 00000 00000', to: 'tel:+910000000000' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'The line of highlights on the front page, with the links that always stand in it.',
      },
    },
  },
} satisfies Meta<typeof HighlightsTicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A line that leads to a page, and one that leads to a page and a document. */
export const Links: Story = {
  parameters: {
    msw: {
      handlers: {
        highlights: highlightsHandlers({
          items: [
            {
              _id: 'page',
              title: 'Who can apply for session 2027-2028',
              url: '/Criteria',
              attachments: [],
            },
            {
              _id: 'both',
              title: 'Timings of the winter, and the routes of the buses',
              url: '/Timings',
              attachments: ['papers/highlights/routes.pdf'],
            },
          ],
        }),
      },
    },
  },
};

export const Empty: Story = listEmpty({ highlights: highlightsHandlers });

export const Loading: Story = listLoading({ highlights: highlightsHandlers });

export const Error: Story = listFailed({ highlights: highlightsHandlers });

export const Long: Story = {
  parameters: {
    msw: {
      handlers: {
        highlights: highlightsHandlers({
          items: Array.from({ length: 10 }, (_, round) =>
            highlightRecords.map((record) => ({ ...record, _id: `${record._id}-${round}` })),
          ).flat(),
        }),
      },
    },
  },
};
