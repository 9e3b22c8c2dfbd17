import { render, screen } from '@testing-library/react';
import { MoreText } from '../../src/components/more-text/more-text';

it('leads to the addresses in its text, and says all of it', () => {
  const text =
    'Register at https://forms.gle/Ab1, or write to office@school.example (0135-000-0000).';
  const { container } = render(<MoreText text={text} />);
  expect(container).toHaveTextContent(text);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://forms.gle/Ab1',
    'mailto:office@school.example',
    'tel:+911350000000',
  ]);
});
