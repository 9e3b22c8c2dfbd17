import { screen } from '@testing-library/react';
import * as stories from '../../stories/components/accordion.stories';
import { composeStories, startStories } from '../support/stories';

const { Closed, Open } = composeStories(stories);
startStories();

it('stands closed', async () => {
  await Closed.run();
  expect(
    screen.getByText('Is the fee lower for a second child?').closest('details'),
  ).not.toHaveAttribute('open');
});

it('opens one part by its title, and leaves the others as they are', async () => {
  await Open.run();
  const [first, second] = screen.getAllByRole('group');
  expect(first).toHaveAttribute('open');
  expect(second).not.toHaveAttribute('open');
});
