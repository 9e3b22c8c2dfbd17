import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Lightbox } from '../../src/components/lightbox/lightbox';

const photos = ['one', 'two'].map((name) => ({
  src: `https://service.example/api/image/${name}.webp`,
  alt: `Photo ${name}`,
  caption: `Caption ${name}`,
  place: '',
}));

function Album({ shown = photos }) {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        Open
      </button>
      <Lightbox photos={shown} index={index} onClose={() => setIndex(undefined)} />
    </>
  );
}

it('opens as a named dialog, closes with Escape, and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<Album />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Photo viewer' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

it('opens again after it was closed', async () => {
  const user = userEvent.setup();
  render(<Album />);
  for (let time = 0; time < 2; time += 1) {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog', { name: 'Photo viewer' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

it('offers arrows only where there is something to turn to', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Album />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Next' })).toBeEnabled();
  unmount();
  render(<Album shown={photos.slice(0, 1)} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Photo viewer' });
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

it('keeps the focus among its buttons, in both directions, so that Escape always closes it', async () => {
  const user = userEvent.setup();
  render(<Album />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const viewer = await screen.findByRole('dialog', { name: 'Photo viewer' });
  const buttons = within(viewer)
    .getAllByRole<HTMLButtonElement>('button')
    .filter(({ disabled }) => !disabled);
  for (const button of [...buttons, ...buttons.slice(0, 1)]) {
    await user.tab();
    expect(button).toHaveFocus();
  }
  await user.tab({ shift: true });
  expect(buttons.at(-1)).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(viewer).not.toBeInTheDocument());
});
