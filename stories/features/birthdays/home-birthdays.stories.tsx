import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyBirthdays } from '../../../src/features/birthdays/birthdays.examples';
import { HomeBirthdays } from '../../../src/features/birthdays/home-birthdays';
import { birthdaysHandlers } from '../../handlers/birthdays';
import { inPage } from '../../support/page-room';

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

export const Empty: Story = {
  parameters: { msw: { handlers: { birthdays: birthdaysHandlers({ items: [] }) } } },
};

export const Loading: Story = {
  parameters: { msw: { handlers: { birthdays: birthdaysHandlers({ delay: 'infinite' }) } } },
};

/** Readers see the placeholders; the log says what failed. */
export const Error: Story = {
  parameters: { msw: { handlers: { birthdays: birthdaysHandlers({ status: 500 }) } } },
};

export const Long: Story = {
  parameters: {
    msw: { handlers: { birthdays: birthdaysHandlers({ items: manyBirthdays(200) }) } },
  },
};
