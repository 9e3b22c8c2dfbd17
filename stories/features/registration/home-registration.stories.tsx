import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeRegistration } from '../../../src/features/registration/home-registration';
import { registrationHandlers } from '../../handlers/registration';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';

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

export const Empty: Story = listEmpty({ registration: registrationHandlers });

export const Loading: Story = listLoading({ registration: registrationHandlers });

export const Error: Story = listFailed({ registration: registrationHandlers });
