import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { StepsBlockView } from '../../src/blocks/steps/steps-block';
import { stepsExamples } from './steps.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Steps',
  component: BlockList,
  subcomponents: { StepsBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'Things that are done in order. Use prose or a list when the order does not matter.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is done in an order. */
export const PayOnline: Story = { args: { blocks: [stepsExamples.payOnline.block] } };
