import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '../../../../src/components/rich-text/rich-text';
import { feeHeadings, rulesGroup } from './reading.examples';
import { ReadingColumns } from '../../../../src/components/layout/reading/reading-columns';
import { inPage } from '../../../support/in-page';

const meta = {
  title: 'Layout/Reading/ReadingColumns',
  component: ReadingColumns,
  decorators: [inPage],
  args: {
    headings: feeHeadings,
    group: rulesGroup,
    current: '/Fee',
    children: (
      <RichText html="<h2>In short</h2><p>Fees are charged for <strong>12 months</strong>, in advance, in six periods of two months. The last date is the 10th.</p>" />
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The matter of a page with its rail. On narrow screens “On this page” folds above the matter, and the siblings stand below it.',
      },
    },
  },
} satisfies Meta<typeof ReadingColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Text and rail on a wide screen. */
export const WithARail: Story = {};

/** The rail goes below the text. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A short page outside the menu keeps the whole width. */
export const WithoutARail: Story = { args: { headings: [], group: undefined } };
