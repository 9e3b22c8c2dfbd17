import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogImageExamples } from '../../src/blocks/dialog-image/dialog-image.examples';
import { renderBlocks } from '../support/render-blocks';

const { block } = dialogImageExamples.portals;
const opener = () => screen.getByRole('button', { name: /Parent Portal$/ });

it('opens a dialog with the words about the picture, and closes it', async () => {
  renderBlocks([block]);
  await userEvent.click(opener());
  const dialog = screen.getByRole('dialog', { name: 'Parent Portal' });
  expect(dialog).toHaveTextContent(/\w+ \w+/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes on a click beside the sheet, not on one inside it', async () => {
  renderBlocks([block]);
  await userEvent.click(opener());
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('heading'));
  expect(dialog).toHaveAttribute('open');
  await userEvent.click(dialog);
  expect(dialog).not.toHaveAttribute('open');
});

it('is wired as a popover, which a browser opens without scripts', () => {
  renderBlocks([block]);
  const id = opener().getAttribute('popovertarget') ?? '';
  const sheet = document.getElementById(id);
  expect(sheet).toHaveAttribute('popover', 'auto');
  expect(sheet?.querySelector('[popovertargetaction=hide]')).toHaveAttribute('popovertarget', id);
});
