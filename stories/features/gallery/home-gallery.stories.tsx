import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyAlbums } from './gallery.examples';
import { HomeGallery } from '../../../src/features/gallery/home-gallery';
import { galleryHandlers } from '../../handlers/gallery';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

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

export const Empty: Story = listEmpty({ gallery: galleryHandlers });

export const Loading: Story = listLoading({ gallery: galleryHandlers });

export const Error: Story = listFailed({ gallery: galleryHandlers });

export const Long: Story = {
  parameters: { msw: { handlers: { gallery: galleryHandlers({ items: manyAlbums(200) }) } } },
};
