import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SearchField } from '../../src/components/filter-bar/search-field';

const told = jest.fn();
afterEach(() => told.mockClear());

const field = (value: string) => <SearchField label="Search" value={value} onChange={told} />;
const box = () => screen.getByRole('searchbox', { name: 'Search' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });

it('shows a key at once, and tells of it after the paint', async () => {
  render(field(''));
  type('exam');
  expect(box()).toHaveValue('exam');
  expect(told).not.toHaveBeenCalled();
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(told).toHaveBeenCalledWith('exam');
});

it('keeps what was typed meanwhile when the page answers', async () => {
  const { rerender } = render(field(''));
  type('ex');
  await waitFor(() => expect(told).toHaveBeenCalledWith('ex'));
  type('exa');
  rerender(field('ex'));
  expect(box()).toHaveValue('exa');
  await waitFor(() => expect(told).toHaveBeenLastCalledWith('exa'));
});

it('takes a value from elsewhere in place of what was typed and told', async () => {
  const { rerender } = render(field('sports'));
  type('sport');
  await waitFor(() => expect(told).toHaveBeenCalledWith('sport'));
  rerender(field('sport'));
  rerender(field(''));
  expect(box()).toHaveValue('');
});

it('keeps a key that is pressed while what was typed before comes from the address', async () => {
  const { rerender } = render(field(''));
  type('sport');
  rerender(field('spor'));
  expect(box()).toHaveValue('sport');
  await waitFor(() => expect(told).toHaveBeenLastCalledWith('sport'));
});
