import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { DialogImageBlockView } from '../../src/blocks/dialog-image/dialog-image-block';
import { dialogImageExamples } from './dialog-image.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/DialogImage',
  component: BlockList,
  subcomponents: { DialogImageBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'Pictures that open a dialog with more about what they show. With scripts off the browser opens it as a popover; paper shows the words in the page.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pictures to be looked at closely, each with its name. */
export const Portals: Story = { args: { blocks: [dialogImageExamples.portals.block] } };

/** One of them large, with what it shows. */
export const Open: Story = {
  args: { blocks: [dialogImageExamples.portals.block] },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
  },
};
