import { render, waitFor } from '@testing-library/react';
import { animate } from 'framer-motion/dom/mini';
import { useRef } from 'react';
import { useAppear } from '../../src/components/hooks/use-appear';

const asked = jest.mocked(animate);

function Month({ title }: { title: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useAppear(ref, title);
  return <p ref={ref}>{title}</p>;
}

const prefersLessMotion = (matches: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ media, matches }) as MediaQueryList);

beforeEach(() => asked.mockClear());
afterEach(() => jest.restoreAllMocks());

it('stands still at first, and comes in when what it shows is exchanged', async () => {
  prefersLessMotion(false);
  const { rerender, getByText } = render(<Month title="November 2026" />);
  expect(asked).not.toHaveBeenCalled();
  rerender(<Month title="December 2026" />);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(asked.mock.calls[0]?.[0]).toBe(getByText('December 2026'));
});

it('stays still where less motion is wanted', () => {
  prefersLessMotion(true);
  const { rerender } = render(<Month title="November 2026" />);
  rerender(<Month title="December 2026" />);
  expect(asked).not.toHaveBeenCalled();
});
