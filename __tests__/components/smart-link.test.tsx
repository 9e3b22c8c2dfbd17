import { render, screen } from '@testing-library/react';
import { isInternal, SmartLink } from '../../src/components/link/smart-link';

const renderLink = (to: string) => render(<SmartLink to={to}>Go</SmartLink>);

it('keeps an address of this site as it is', () => {
  renderLink('/FeeStructure');
  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/FeeStructure');
});

it('tells another site nothing about the opener', () => {
  renderLink('https://maps.example/place');
  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('rel', 'noopener');
});

it('does not take a protocol-relative address for one of this site', () => {
  renderLink('//elsewhere.example/x');
  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '//elsewhere.example/x');
  expect(['/Fee', '/', '//elsewhere.example/x', 'https://maps.example'].map(isInternal)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
