import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from '../../stories/components/filter-bar.stories';
import { composeStories, startStories } from '../support/stories';

const { Default, InUse, LargeCount, OneSelect, WhileLoading } = composeStories(stories);
startStories();

it('is a search landmark with a visible name on every control', async () => {
  await LargeCount.run();
  expect(screen.getByRole('search', { name: 'Filter news' })).toBeVisible();
  expect(screen.getByText('Year')).toBeVisible();
  expect(screen.getByText('Month')).toBeVisible();
  expect(screen.getByText('Search')).toBeVisible();
  expect(screen.getByRole('search')).toHaveTextContent('Total Categories 10,000');
});

it('has no search where the list has none', async () => {
  await OneSelect.run();
  expect(screen.getByLabelText('Session')).toHaveValue('2026');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('tells what was chosen and what was typed', async () => {
  const user = userEvent.setup();
  await InUse.run();
  await user.selectOptions(screen.getByLabelText('Year'), '2024');
  expect(screen.getByLabelText('Year')).toHaveValue('2024');
  await user.type(screen.getByLabelText('Search'), 'exam');
  expect(screen.getByLabelText('Search')).toHaveValue('exam');
});

it('does not leave the page when Enter is pressed', async () => {
  await Default.run();
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
});

it('holds its controls back while there is nothing to filter', async () => {
  await WhileLoading.run();
  expect(screen.getByLabelText('Year')).toBeDisabled();
  expect(screen.getByLabelText('Search')).toBeDisabled();
  expect(screen.getByRole('search')).not.toHaveTextContent(/undefined|NaN/);
});
