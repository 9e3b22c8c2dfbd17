import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { TimelineBlockView } from '../../src/blocks/timeline/timeline-block';
import { timelineExamples } from './timeline.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Timeline',
  component: BlockList,
  subcomponents: { TimelineBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component: 'What happened when, oldest first. Use steps for what is still to be done.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Moments of the years, the oldest first. */
export const History: Story = { args: { blocks: [timelineExamples.history.block] } };
