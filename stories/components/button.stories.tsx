import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flex } from '@chakra-ui/react';
import { Button } from '../../src/components/button/button';
import { ButtonLink } from '../../src/components/button/button-link';
import { inPage } from '../support/page-room';

const meta = {
  title: 'Components/Button',
  component: Button,
  decorators: [inPage],
  args: { children: 'Send now' },
  parameters: {
    docs: {
      description: {
        component:
          'Does something on this page. A place to go is a ButtonLink, which looks the same. One accent a screen.',
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Outline: Story = { args: { variant: 'outline' } };

export const Ghost: Story = { args: { variant: 'ghost' } };

export const Accent: Story = { args: { variant: 'accent' } };

export const Small: Story = { args: { size: 'sm' } };

export const Disabled: Story = { args: { disabled: true } };

/** Where the next page is the point of the section. */
export const Links: Story = {
  render: () => (
    <Flex gap={3} wrap="wrap">
      <ButtonLink to="/Criteria">How to apply</ButtonLink>
      <ButtonLink to="/AboutUs" variant="outline">
        Read our history
      </ButtonLink>
      <ButtonLink to="https://parents.pathdeep.example" variant="accent">
        Register online
      </ButtonLink>
    </Flex>
  ),
};
