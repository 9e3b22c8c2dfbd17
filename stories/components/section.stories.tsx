import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '#chakra';
import { ButtonLink } from '../../src/components/button/button-link';
import { Section } from '../../src/components/section/section';

const meta = {
  title: 'Components/Section',
  component: Section,
  args: {
    eyebrow: 'News',
    title: 'From the school',
    lead: 'What happened lately.',
    children: <Text>The matter of the section.</Text>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'One band of a page with its heading. Neighbours alternate plain and sunken grounds.',
      },
    },
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the ground of the page. */
export const Plain: Story = {};

/** The neighbour of a plain one. */
export const Sunken: Story = { args: { variant: 'sunken' } };

/** For a day of joy: birthdays. */
export const Warm: Story = { args: { variant: 'warm', rhythm: 'tight' } };

/** With a way to the whole list. */
export const WithAction: Story = {
  args: {
    action: (
      <ButtonLink to="/News" variant="outline">
        All news
      </ButtonLink>
    ),
  },
};
