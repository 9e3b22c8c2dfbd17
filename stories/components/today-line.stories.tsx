import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { updateToday } from '../../src/components/today/update-today';
import { TodayLine } from '../../src/components/today/today-line';
import type { TodayTable } from '../../src/lib/dates/today-table';
import { inPage } from '../support/in-page';

/** The day on which Storybook's clock stands, with one line from morning to night. */
const saying = (line: string): TodayTable => ({
  first: '2026-11-14',
  lines: [line],
  courses: [[0, 0]],
  days: '00',
  usual: [],
});

/** The line with its script, as built pages have it. */
function Kept(props: { table: TodayTable }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = box.current?.firstElementChild;
    return place ? updateToday(place, props.table) : undefined;
  }, [props.table]);
  return (
    <div ref={box}>
      <TodayLine {...props} />
    </div>
  );
}

const meta = {
  title: 'Components/TodayLine',
  component: TodayLine,
  decorators: [inPage],
  args: { table: saying('Open today until 2:00 pm · office until 1:00 pm') },
  render: ({ table }) => (table ? <Kept table={table} /> : <TodayLine />),
  parameters: {
    docs: {
      story: { height: '180px' },
      description: {
        component:
          'Whether school and office are open now, made of `content/opening.yaml`, the hours and the calendar. The browser says it, by the clock of the school; until then, and on days of which the content does not tell, the place stands empty.',
      },
    },
  },
} satisfies Meta<typeof TodayLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While school is on. */
export const Open: Story = {};

/** After the last bell, or on a Sunday. */
export const Closed: Story = {
  args: { table: saying('Closed now · open again on Monday from 8:00 am') },
};

/** Its longest line, on a phone: the place is as high as before. */
export const Holiday: Story = {
  args: {
    table: saying('Closed today: Ambedkar Jayanti and Baisakhi · open tomorrow from 7:00 am'),
  },
  globals: { viewport: { value: 'phone' } },
};
