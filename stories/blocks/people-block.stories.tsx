import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { PeopleBlockView } from '../../src/blocks/people/people-block';
import { peopleExamples } from './people.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/People',
  component: BlockList,
  subcomponents: { PeopleBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component: 'People with their role. Initials stand in for a portrait.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With and without a portrait. */
export const Council: Story = { args: { blocks: [peopleExamples.council.block] } };
