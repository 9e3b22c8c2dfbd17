import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ShowMore } from '../../src/components/show-more/show-more';
import { firstPages } from '../../src/features/shared/paging';

const all = Array.from({ length: 50 }, (_, index) => index);

function Pages() {
  const [pages, setPages] = useState(1);
  const { items, total, next } = firstPages(all, pages);
  const more = () => setPages(pages + 1);
  return <ShowMore noun="circulars" shown={items.length} total={total} next={next} onMore={more} />;
}

it('says where the reader stands and brings the next part', async () => {
  const user = userEvent.setup();
  render(<Pages />);
  expect(screen.getByText('Showing 12 of 50 circulars')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Show more' });
  await user.click(button);
  expect(screen.getByText('Showing 36 of 50 circulars')).toBeVisible();
  expect(button).toHaveFocus();
});

it('keeps the focus near when the last part has come', async () => {
  const user = userEvent.setup();
  render(<Pages />);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('All 50 circulars shown')).toHaveFocus();
});

it('writes large numbers as they are written in India', () => {
  render(
    <ShowMore noun="circulars" shown={240} total={123_456} next={24} onMore={() => undefined} />,
  );
  expect(screen.getByText('Showing 240 of 1,23,456 circulars')).toBeVisible();
});
