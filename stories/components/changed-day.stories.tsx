import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangedDay } from '../../src/components/changed-day/changed-day';

const meta = {
  title: 'Components/ChangedDay',
  component: ChangedDay,
  render: (args) => (
    <p>
      <ChangedDay {...args} />
    </p>
  ),
  args: { calledOff: '', movedFrom: undefined, children: 'Saturday' },
  parameters: {
    docs: {
      story: { height: '160px' },
      description: {
        component:
          'The day of an event or of a calendar entry, with what has become of it: the word for everybody, the day that holds no more struck for the eye and with “was” for the ear. A day that stands is shown as it is.',
      },
    },
  },
} satisfies Meta<typeof ChangedDay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With the reason, where one is known. */
export const Cancelled: Story = { args: { calledOff: 'Cancelled: heavy rain' } };

/** The old day, then the new one. */
export const Moved: Story = { args: { movedFrom: '2026-12-05' } };

/** Where no new day is known yet. */
export const Postponed: Story = { args: { movedFrom: '2026-12-05', children: '' } };
