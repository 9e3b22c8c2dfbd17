import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterBar, type FilterBarProps } from '../../src/components/filter-bar/filter-bar';
import { system } from '../../src/theme';

const chosen = jest.fn();
const typed = jest.fn();
afterEach(() => jest.clearAllMocks());

const renderBar = (props: Partial<FilterBarProps> = {}) =>
  render(
    <ChakraProvider value={system}>
      <FilterBar
        label="Filter news"
        count={{ label: 'Total Count', value: 10_000 }}
        selects={[
          {
            label: 'Year',
            value: 'all',
            choices: [
              { value: 'all', label: 'All Years' },
              { value: '2026', label: '2026' },
            ],
            onChange: chosen,
          },
        ]}
        search={{ label: 'Search', placeholder: 'Search Here..', value: '', onChange: typed }}
        {...props}
      />
    </ChakraProvider>,
  );

it('is a search landmark with a visible name on every control', () => {
  renderBar();
  expect(screen.getByRole('search', { name: 'Filter news' })).toBeVisible();
  expect(screen.getByText('Year')).toBeVisible();
  expect(screen.getByText('Search')).toBeVisible();
  expect(screen.getByRole('search')).toHaveTextContent('Total Count 10,000');
});

it('tells what was chosen and what was typed', async () => {
  const user = userEvent.setup();
  renderBar();
  await user.selectOptions(screen.getByLabelText('Year'), '2026');
  expect(chosen).toHaveBeenCalledWith('2026');
  await user.type(screen.getByLabelText('Search'), 'e');
  expect(typed).toHaveBeenCalledWith('e');
});

it('does not leave the page when Enter is pressed', () => {
  renderBar();
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
});

it('holds its controls back while there is nothing to filter', () => {
  renderBar({ disabled: true, count: { label: 'Total Count', value: undefined } });
  expect(screen.getByLabelText('Year')).toBeDisabled();
  expect(screen.getByLabelText('Search')).toBeDisabled();
  expect(screen.getByRole('search')).not.toHaveTextContent(/undefined|NaN/);
});
