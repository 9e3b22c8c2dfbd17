import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { CombinationsBlockView } from '../../src/blocks/combinations/combinations-block';
import { combinationsExamples } from './combinations.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Combinations',
  component: BlockList,
  subcomponents: { CombinationsBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component: 'Combinations of subjects by stream, for a choice between them.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two streams with the subjects of each. */
export const Streams: Story = { args: { blocks: [combinationsExamples.streams.block] } };
