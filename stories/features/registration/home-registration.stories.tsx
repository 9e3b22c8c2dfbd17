import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeRegistration } from '../../../src/features/registration/home-registration';
import { registrationHandlers } from '../../handlers/registration';

const meta = {
  title: 'Features/Registration/HomeRegistration',
  component: HomeRegistration,
  parameters: {
    docs: {
      description: {
        component:
          'The banner of the registrations that are open; it keeps its height without one.',
      },
    },
  },
} satisfies Meta<typeof HomeRegistration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  parameters: { msw: { handlers: { registration: registrationHandlers({ items: [] }) } } },
};

export const Loading: Story = {
  parameters: { msw: { handlers: { registration: registrationHandlers({ delay: 'infinite' }) } } },
};

/** Readers see the placeholders; the log says what failed. */
export const Error: Story = {
  parameters: { msw: { handlers: { registration: registrationHandlers({ status: 500 }) } } },
};
