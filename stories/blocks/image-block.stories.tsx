import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { ImageBlockView } from '../../src/blocks/image/image-block';
import { imageExamples } from './image.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Image',
  component: BlockList,
  subcomponents: { ImageBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component: 'One picture in its own proportions. Use a gallery for several.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a caption that says what words must. */
export const Library: Story = { args: { blocks: [imageExamples.library.block] } };

/** Without a caption, where the text says it all. */
export const Plain: Story = { args: { blocks: [imageExamples.plain.block] } };
