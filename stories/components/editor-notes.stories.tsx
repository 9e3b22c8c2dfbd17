import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditorNotes } from '../../src/components/editor-notes/editor-notes';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/EditorNotes',
  component: EditorNotes,
  decorators: [inPage],
  args: { notes: ['Draft: not published'] },
  parameters: {
    docs: {
      story: { height: '220px' },
      description: {
        component:
          'What editors have to know of a page or a notice: that it is a draft, when it is published, or that its review is due. Only `npm run develop` and previews show it, never the published site.',
      },
    },
  },
} satisfies Meta<typeof EditorNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not published, because somebody is still writing. */
export const Draft: Story = {};

/** Not published yet, and past its review at the same time. */
export const Several: Story = {
  args: {
    notes: [
      'Not published before 1 Dec 2026, 08:00',
      'To be reviewed by School office: it was due on 1 Nov 2026',
    ],
  },
};
