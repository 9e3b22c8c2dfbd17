import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { RemotePicture } from '../../src/components/picture/remote-picture';
import { system } from '../../src/theme';

const show = (srcFor?: (width: number) => string) =>
  render(
    <ChakraProvider value={system}>
      <RemotePicture srcFor={srcFor} alt="Portrait of Asha Menon" ratio={[4, 5]} />
    </ChakraProvider>,
  );

it('offers a picture in its widths', () => {
  show((width) => `/api/image/asha.webp?w=${width}`);
  const picture = screen.getByRole('img', { name: 'Portrait of Asha Menon' });
  expect(picture).toHaveAttribute('src', '/api/image/asha.webp?w=640');
  expect(picture.getAttribute('srcset')).toContain('/api/image/asha.webp?w=320 320w');
});

it('becomes the drawn one, which shows nobody, when it is broken', () => {
  const { container } = show((width) => `/api/image/asha.webp?w=${width}`);
  fireEvent.error(screen.getByRole('img'));
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/default-picture.svg');
  expect(picture).toHaveAttribute('alt', '');
  expect(picture).not.toHaveAttribute('srcset');
});

it('is the drawn one where the record names none', () => {
  const { container } = show();
  expect(container.querySelector('img')).toHaveAttribute('src', '/default-picture.svg');
});
