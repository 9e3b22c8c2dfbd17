import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlbumList } from '../../../src/features/gallery/album-list';
import { manyAlbums } from './gallery.examples';
import { galleryHandlers } from '../../handlers/gallery';
import { atAddress } from '../../support/at-address';
import { listEmpty, listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Gallery/AlbumList',
  component: AlbumList,
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component:
          'The Gallery page: albums as piles of prints, newest first. The front page shows the newest few in a carousel of its own.',
      },
    },
  },
} satisfies Meta<typeof AlbumList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = listEmpty({ gallery: galleryHandlers });

export const Loading: Story = listLoading({ gallery: galleryHandlers });

export const Error: Story = listFailed({ gallery: galleryHandlers });

export const Long: Story = {
  parameters: { msw: { handlers: { gallery: galleryHandlers({ items: manyAlbums(10_000) }) } } },
};

/** One month of one year. */
export const Filtered: Story = { beforeEach: atAddress({ year: 'all', q: 'day' }) };

/** With a way back to the whole list. */
export const FilteredToNothing: Story = { beforeEach: atAddress({ month: '2', q: 'swimming' }) };
