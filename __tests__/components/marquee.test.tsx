import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Marquee } from '../../src/components/marquee/marquee';

const view = (
  <Marquee
    label="highlights"
    seconds={30}
    items={[
      { key: 'a', content: <a href="/Career">Career</a> },
      { key: 'b', content: 'Annual Day' },
    ]}
  />
);

afterEach(() => jest.restoreAllMocks());

it('repeats its items for the eye only', () => {
  render(view);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByText('Annual Day')).toHaveLength(2);
  const copy = document.querySelector('ul[aria-hidden=true]');
  expect(copy).toHaveAttribute('inert');
});

it('stops and starts by its button', async () => {
  render(view);
  const lane = screen.getByRole('list').parentElement;
  await userEvent.click(screen.getByRole('button', { name: 'Pause highlights' }));
  expect(lane).toHaveAttribute('data-paused');
  await userEvent.click(screen.getByRole('button', { name: 'Play highlights' }));
  expect(lane).not.toHaveAttribute('data-paused');
});

it('stands still where less motion is wanted', () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);
  render(view);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByText('Annual Day')).toHaveLength(1);
});

it('stands still in the built page, each item once', () => {
  document.body.innerHTML = renderToString(view);
  expect(within(document.body).getAllByText('Annual Day')).toHaveLength(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
