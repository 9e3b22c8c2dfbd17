import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { DownloadsBlockView } from '../../src/blocks/downloads/downloads-block';
import { downloadsExamples } from './downloads.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Downloads',
  component: BlockList,
  subcomponents: { DownloadsBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'Files to take home. Type and size are read from the file when the site is built.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Type and size stand in the link, so that nobody is surprised. */
export const Forms: Story = { args: { blocks: [downloadsExamples.forms.block] } };
