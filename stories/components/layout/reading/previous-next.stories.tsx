import type { Meta, StoryObj } from '@storybook/react-vite';
import { rulesGroup } from './reading.examples';
import { PreviousNext } from '../../../../src/components/layout/reading/previous-next';
import { inPage } from '../../../support/in-page';

const meta = {
  title: 'Layout/Reading/PreviousNext',
  component: PreviousNext,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component: 'The neighbours of a page in its group of the menu, at the foot of the page.',
      },
    },
  },
} satisfies Meta<typeof PreviousNext>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first, second, third] = rulesGroup.pages;

/** In the middle of a group. */
export const Both: Story = { args: { previous: first, next: third } };

/** Nothing comes before. */
export const FirstOfItsGroup: Story = { args: { next: second } };

/** Nothing comes after. */
export const LastOfItsGroup: Story = { args: { previous: second } };
