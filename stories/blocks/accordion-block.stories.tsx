import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { AccordionBlockView } from '../../src/blocks/accordion/accordion-block';
import { accordionExamples } from './accordion.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Accordion',
  component: BlockList,
  subcomponents: { AccordionBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'Questions, or parts of which a reader needs one. It stands closed, can be linked to, and is open on paper. Never hide in it what everybody must know.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Parts that a reader looks up one at a time. */
export const Uniform: Story = { args: { blocks: [accordionExamples.uniform.block] } };

/** A part that a reader, or a link to it, has opened. */
export const Open: Story = {
  args: { blocks: [accordionExamples.uniform.block] },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Winter')),
};
