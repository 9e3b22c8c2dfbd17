import type { Meta, StoryObj } from '@storybook/react-vite';
import { AttachmentLink } from '../../src/components/attachment-link/attachment-link';
import { AttachmentList } from '../../src/components/attachment-link/attachment-list';

const meta = {
  title: 'Components/AttachmentLink',
  component: AttachmentLink,
  args: { href: '/api/image/papers/circular-2026-031.pdf', label: 'Circular', type: 'PDF' },
  parameters: {
    docs: {
      story: { height: '160px' },
      description: {
        component:
          'A link to a file of the content service; it always says what kind of file it opens.',
      },
    },
  },
} satisfies Meta<typeof AttachmentLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** For a file to be kept rather than read. */
export const ToDownload: Story = { args: { icon: 'download' } };

/** All files of one record. */
export const Several: Story = {
  render: () => (
    <AttachmentList
      of="Annual Day"
      files={[
        { href: '/api/image/papers/programme.pdf', type: 'PDF' },
        { href: '/api/image/papers/seats.xlsx', type: 'Excel sheet' },
      ]}
    />
  ),
};
