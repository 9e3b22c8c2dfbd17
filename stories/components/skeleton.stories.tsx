import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinesLoading } from '../../src/components/lines/lines-loading';
import { Lines } from '../../src/components/lines/lines';
import { TitleAndText } from '../../src/components/lines/title-and-text';
import { Skeleton } from '../../src/components/skeleton/skeleton';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  decorators: [inPage],
  args: { h: '120px', 'aria-hidden': true },
  parameters: {
    docs: {
      story: { height: '200px' },
      description: {
        component:
          'Holds the exact place of something that is on its way. Silent to assistive technology.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The room of a picture. */
export const Box: Story = {};

/** Bars in the place of text; `Lines` and `TitleAndText` keep one height for short, long and none. */
export const InText: Story = {
  render: () => (
    <>
      <Lines count={2}>
        <LinesLoading count={2} />
      </Lines>
      <Lines count={2}>One line in the place of two.</Lines>
      {/* As in a list on its way, which nobody hears. */}
      <div aria-hidden="true">
        <TitleAndText title={<LinesLoading count={1} />} text={<LinesLoading count={2} />} />
      </div>
    </>
  ),
};
