import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyAlumni } from '../../../src/features/alumni/alumni.examples';
import { AlumniList } from '../../../src/features/alumni/alumni-list';
import { alumniHandlers } from '../../handlers/alumni';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/page-room';

const meta = {
  title: 'Features/Alumni/AlumniList',
  component: AlumniList,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component:
          'The Alumni page: portraits with batch, name, work and a line of each. Four fixed profiles stand in when the service has none.',
      },
    },
  },
} satisfies Meta<typeof AlumniList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The four fixed profiles. */
export const Empty: Story = listEmpty({ alumni: alumniHandlers });

export const Loading: Story = listLoading({ alumni: alumniHandlers });

export const Error: Story = listFailed({ alumni: alumniHandlers });

export const Long: Story = {
  parameters: { msw: { handlers: { alumni: alumniHandlers({ items: manyAlumni(500) }) } } },
};
