import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../src/components/card/card';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/Card',
  component: Card,
  decorators: [inPage],
  args: { padding: 'md', children: 'One thing.' },
  parameters: {
    docs: {
      description: {
        component:
          'A sheet of paper that holds one thing. Quiet stands in for a record that is not there.',
      },
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For one thing among others like it. */
export const Plain: Story = {};

/** The whole of it can be opened. */
export const Interactive: Story = { args: { interactive: true } };

/** In the place of a record that is not there. */
export const Quiet: Story = { args: { tone: 'quiet' } };

/** On a plain ground, for what is less important. */
export const Sunken: Story = { args: { tone: 'sunken' } };
