import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FilterBar, type FilterBarProps } from '../../src/components/filter-bar/filter-bar';

const ignore = () => undefined;
const choices = ['All Years', '2026', '2025', '2024'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Components/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filter news',
    count: { label: 'Total Count', value: 31 },
    selects: [
      { label: 'Year', value: '2026', choices, onChange: ignore },
      { label: 'Month', value: 'All', choices: [{ value: 'All', label: 'All' }], onChange: ignore },
    ],
    search: { label: 'Search', placeholder: 'Search Here..', value: '', onChange: ignore },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Count, selects and search of a list: the same bar above every list. The list keeps the filters in the address; the bar only shows them and tells of changes.',
      },
    },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Its room is kept before the list is there. */
export const WhileLoading: Story = {
  args: { count: { label: 'Total Count', value: undefined }, disabled: true },
};

/** A list with years only. */
export const OneSelect: Story = {
  args: {
    label: 'Filter ISC toppers',
    count: { label: 'Total Toppers', value: 12 },
    selects: [{ label: 'Session', value: '2026', choices, onChange: ignore }],
    search: undefined,
  },
};

/** A count of five digits. */
export const LargeCount: Story = {
  args: { count: { label: 'Total Categories', value: 10_000 } },
};

/** Controls of a parent that keeps what was chosen. */
export const InUse: Story = {
  render: function InUse(args: FilterBarProps) {
    const [year, setYear] = useState('2026');
    const [q, setQ] = useState('');
    return (
      <FilterBar
        {...args}
        selects={[{ label: 'Year', value: year, choices, onChange: setYear }]}
        search={{ label: 'Search', value: q, onChange: setQ }}
      />
    );
  },
};
