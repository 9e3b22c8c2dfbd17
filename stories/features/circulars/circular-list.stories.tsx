import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircularList } from '../../../src/features/circulars/circular-list';
import { circularsWithTexts, manyCirculars, numberedCirculars } from './circulars.examples';
import { circularsHandlers } from '../../handlers/circulars';
import { atAddress } from '../../support/at-address';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Circulars/CircularList',
  component: CircularList,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component:
          'The Circular page: a register by month, one line a circular, the whole line opens the file, and its button shares the circular. It prints as a list.',
      },
    },
  },
} satisfies Meta<typeof CircularList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = listEmpty({ circulars: circularsHandlers });

export const Loading: Story = listLoading({ circulars: circularsHandlers });

export const Error: Story = listFailed({ circulars: circularsHandlers }, { status: 401 });

export const Long: Story = {
  parameters: {
    msw: { handlers: { circulars: circularsHandlers({ items: manyCirculars(10_000) }) } },
  },
};

/** From an address that names one, `?circular=…`: it stands first, whatever its year. */
export const Asked: Story = { beforeEach: atAddress({ circular: 'circular-2024-040' }) };

/** From an address of a circular that was taken down. */
export const AskedInVain: Story = { beforeEach: atAddress({ circular: 'circular-of-nobody' }) };

const numbered = {
  msw: { handlers: { circulars: circularsHandlers({ items: numberedCirculars }) } },
};

/** With numbers, and for some classes: then the bar has a choice of classes. */
export const WithClasses: Story = { parameters: numbered };

/** Of one class, with what is for all; the circular that the address names stands above. */
export const OfOneClass: Story = {
  parameters: numbered,
  beforeEach: atAddress({ class: 'VI', circular: 'circular-2026-041' }),
};

/** One month of one year. */
export const Filtered: Story = { beforeEach: atAddress({ year: 'all', q: 'timings' }) };

/** With a way back to the whole list. */
export const FilteredToNothing: Story = { beforeEach: atAddress({ month: '2', q: 'exam' }) };

/** With texts, whose addresses are links; the circular that the address names stands above. */
export const WithTexts: Story = {
  parameters: {
    msw: { handlers: { circulars: circularsHandlers({ items: circularsWithTexts }) } },
  },
  beforeEach: atAddress({ circular: 'circular-2026-035' }),
};
