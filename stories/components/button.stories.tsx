import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flex } from '#chakra';
import { Button } from '../../src/components/button/button';
import { ButtonLink } from '../../src/components/button/button-link';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/Button',
  component: Button,
  decorators: [inPage],
  args: { children: 'Send now' },
  parameters: {
    docs: {
      story: { height: '160px' },
      description: {
        component:
          'Does something on this page. A place to go is a ButtonLink, which looks the same. One accent a screen.',
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the visitor came to do. */
export const Primary: Story = {};

/** What can be done besides. */
export const Outline: Story = { args: { variant: 'outline' } };

/** What hardly anybody does. */
export const Ghost: Story = { args: { variant: 'ghost' } };

/** The one call to action of a screen. */
export const Accent: Story = { args: { variant: 'accent' } };

/** Among other small things: a row of filters. */
export const Small: Story = { args: { size: 'sm' } };

/** Not now; words beside it say why. */
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
