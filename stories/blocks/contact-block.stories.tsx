import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { ContactBlockView } from '../../src/blocks/contact/contact-block';
import { contactExamples } from './contact.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Contact',
  component: BlockList,
  subcomponents: { ContactBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'How to reach the school, from the site’s identity: nobody types the number a second time.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a note on when somebody is there. */
export const Office: Story = { args: { blocks: [contactExamples.office.block] } };

/** Everything comes from the school’s identity. */
export const Plain: Story = { args: { blocks: [contactExamples.plain.block] } };
