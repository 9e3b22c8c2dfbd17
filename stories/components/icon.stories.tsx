import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flex } from '#chakra';
import { CalendarDays } from 'lucide-react';
import { Icon } from '../../src/components/icon/icon';
import { contentIcons } from '../../src/components/icon/icons';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  decorators: [inPage],
  args: { as: CalendarDays, size: 28 },
  parameters: {
    docs: {
      story: { height: '140px' },
      description: {
        component:
          'A line icon beside words that say the same. Never alone: a button with an icon only has a name of its own.',
      },
    },
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The icons that content may name. */
export const ContentIcons: Story = {
  render: () => (
    <Flex as="ul" gap={6} wrap="wrap" listStyleType="none">
      {Object.entries(contentIcons).map(([name, glyph]) => (
        <Flex as="li" key={name} gap={2} align="center">
          <Icon as={glyph} size={28} />
          {name}
        </Flex>
      ))}
    </Flex>
  ),
};
