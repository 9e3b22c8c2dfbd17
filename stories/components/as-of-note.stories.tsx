import type { Meta, StoryObj } from '@storybook/react-vite';
import { AsOfNote } from '../../src/components/island/as-of-note';
import { EXAMPLE_NOW } from '../../src/lib/dates/example-today';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/AsOfNote',
  component: AsOfNote,
  decorators: [inPage],
  args: { moment: Date.parse(EXAMPLE_NOW), hidden: false },
  parameters: {
    docs: {
      story: { height: '140px' },
      description: {
        component:
          'One quiet line behind a list that stands in the built page, where nobody answers whether it is still right. The page shows it by itself; it is hidden until then.',
      },
    },
  },
} satisfies Meta<typeof AsOfNote>;

export default meta;

/** The service is away: what stands above stays, and says of when it is. */
export const ServiceAway: StoryObj<typeof meta> = {};
