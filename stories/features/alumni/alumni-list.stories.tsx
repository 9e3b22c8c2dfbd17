import type { Meta, StoryObj } from '@storybook/react-vite';
import { schoolExample } from '../../content/site.examples';
import { manyAlumni } from './alumni.examples';
import { AlumniList } from '../../../src/features/alumni/alumni-list';
import { alumniHandlers } from '../../handlers/alumni';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Alumni/AlumniList',
  component: AlumniList,
  args: { profiles: schoolExample.alumni },
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component:
          'The Alumni page: portraits with batch, name, work and a line of each. The school’s own profiles stand in when the service has none.',
      },
    },
  },
} satisfies Meta<typeof AlumniList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The school’s own profiles. */
export const Empty: Story = listEmpty({ alumni: alumniHandlers });

/** A school without profiles. */
export const None: Story = { ...listEmpty({ alumni: alumniHandlers }), args: { profiles: [] } };

export const Loading: Story = listLoading({ alumni: alumniHandlers });

export const Error: Story = listFailed({ alumni: alumniHandlers });

export const Long: Story = {
  parameters: { msw: { handlers: { alumni: alumniHandlers({ items: manyAlumni(500) }) } } },
};
