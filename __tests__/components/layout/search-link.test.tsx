import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchLinkBehaviour } from '../../../src/components/layout/header/search-link.behaviour';
import { UtilityBar } from '../../../src/components/layout/header/utility-bar';
import { siteExample } from '../../../stories/components/layout/site.examples';

const bar = (paths: string[]) => <UtilityBar site={{ ...siteExample, paths }} />;

/** Attaches the key to the link; gives how often the link was followed. */
function attach() {
  const link = screen.getByRole('link', { name: 'Search' });
  const follow = jest.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', follow);
  return { follow, end: searchLinkBehaviour(link) };
}

afterEach(() => document.body.replaceChildren());

it('leads to the search from every page of a school that has one', () => {
  const { rerender } = render(bar(['/', '/Search']));
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/Search');
  rerender(bar(['/']));
  expect(screen.queryByRole('link', { name: 'Search' })).toBeNull();
});

it('is followed by the key /, but not from a field or together with other keys', async () => {
  const user = userEvent.setup();
  render(
    <>
      {bar(['/Search'])}
      <input aria-label="Name" />
      <textarea aria-label="Message" />
    </>,
  );
  const { follow, end } = attach();
  await user.keyboard('/');
  expect(follow).toHaveBeenCalledTimes(1);
  await user.keyboard('{Control>}/{/Control}');
  await user.type(screen.getByLabelText('Name'), 'a/b');
  expect(screen.getByLabelText('Name')).toHaveValue('a/b');
  await user.type(screen.getByLabelText('Message'), 'and/or');
  expect(screen.getByLabelText('Message')).toHaveValue('and/or');
  expect(follow).toHaveBeenCalledTimes(1);
  end();
  screen.getByLabelText('Message').blur();
  await user.keyboard('/');
  expect(follow).toHaveBeenCalledTimes(1);
});

it('goes to the field where the search is on the page', async () => {
  const user = userEvent.setup();
  render(
    <>
      {bar(['/Search'])}
      <form role="search">
        <input type="search" aria-label="Search this site" />
      </form>
    </>,
  );
  const { follow } = attach();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(follow).not.toHaveBeenCalled();
});

it('answers the key that was the first interaction on the page and brought the script', () => {
  render(bar(['/Search']));
  const boot = document.createElement('script');
  boot.id = 'boot';
  boot.dataset.input = '/';
  document.body.append(boot);
  expect(attach().follow).toHaveBeenCalledTimes(1);
});
