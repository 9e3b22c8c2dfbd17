import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flex } from '#chakra';
import { Logo } from '../../src/components/logo/logo';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/Mark',
  component: Logo,
  decorators: [inPage],
  parameters: {
    docs: {
      story: { height: '200px' },
      description: {
        component:
          'The school’s mark. It decorates: the name of the school stands beside it as text.',
      },
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On paper. */
export const TwoColours: Story = {};

/** On pine, and in print. */
export const OneColour: Story = { args: { colours: 'one' } };

/** It reads at 20 px and at 200 px. */
export const Sizes: Story = {
  render: () => (
    <Flex gap={6} align="end">
      {[20, 32, 56, 120, 200].map((size) => (
        <Logo key={size} size={size} />
      ))}
    </Flex>
  ),
};
