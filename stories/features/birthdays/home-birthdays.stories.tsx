import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyBirthdays } from './birthdays.examples';
import { HomeBirthdays } from '../../../src/features/birthdays/home-birthdays';
import { birthdaysHandlers } from '../../handlers/birthdays';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Birthdays/HomeBirthdays',
  component: HomeBirthdays,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component: 'The children whose birthday it is today, for a warm strip.',
      },
    },
  },
} satisfies Meta<typeof HomeBirthdays>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = listEmpty({ birthdays: birthdaysHandlers });

export const Loading: Story = listLoading({ birthdays: birthdaysHandlers });

export const Error: Story = listFailed({ birthdays: birthdaysHandlers });

export const Long: Story = {
  parameters: {
    msw: { handlers: { birthdays: birthdaysHandlers({ items: manyBirthdays(200) }) } },
  },
};
