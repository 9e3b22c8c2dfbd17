import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyAlbums } from '../../../src/features/gallery/gallery.examples';
import { HomeGallery } from '../../../src/features/gallery/home-gallery';
import { galleryHandlers } from '../../handlers/gallery';
import { inPage } from '../../support/page-room';

const meta = {
  title: 'Features/Gallery/HomeGallery',
  component: HomeGallery,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component: 'The front page’s newest albums. The Gallery page has all of them.',
      },
    },
  },
} satisfies Meta<typeof HomeGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  parameters: { msw: { handlers: { gallery: galleryHandlers({ items: [] }) } } },
};

export const Loading: Story = {
  parameters: { msw: { handlers: { gallery: galleryHandlers({ delay: 'infinite' }) } } },
};

/** Readers see the placeholders; the log says what failed. */
export const Error: Story = {
  parameters: { msw: { handlers: { gallery: galleryHandlers({ status: 500 }) } } },
};

export const Long: Story = {
  parameters: { msw: { handlers: { gallery: galleryHandlers({ items: manyAlbums(200) }) } } },
};
