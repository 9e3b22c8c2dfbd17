import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreText } from '../../src/components/more-text/more-text';

const long = 'The school is closed on Monday. '.repeat(20);

it('leads to the addresses in its text, and says all of it', () => {
  const text =
    'Register at https://forms.gle/Ab1, or write to office@school.example (0135-000-0000).';
  const { container } = render(<MoreText text={text} />);
  expect(container).toHaveTextContent(text);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://forms.gle/Ab1',
    'mailto:office@school.example',
  ]);
});

it('unfolds for who comes by keys to a link in what is folded', async () => {
  render(<MoreText text={`${long}https://forms.gle/Ab1`} />);
  expect(screen.getByRole('button', { name: 'Read more' })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Read less' })).toBeVisible();
});
