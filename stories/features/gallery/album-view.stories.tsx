import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlbumView } from '../../../src/features/gallery/album-view';
import { captionedAlbum } from './gallery.examples';
import { galleryHandlers } from '../../handlers/gallery';
import { atAddress } from '../../support/at-address';
import { listFailed, listLoading } from '../../support/list-states';
import { inPage } from '../../support/in-page';

const meta = {
  title: 'Features/Gallery/AlbumView',
  component: AlbumView,
  decorators: [inPage],
  beforeEach: atAddress({ id: 'album-sports-day' }),
  parameters: {
    docs: {
      description: {
        component:
          'One album, named by the address (`?id=…`): its facts, its photos and the viewer. Without an album it says so and shows the way back.',
      },
    },
  },
} satisfies Meta<typeof AlbumView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Some of its photos have captions. */
export const Captions: Story = {
  beforeEach: atAddress({ id: captionedAlbum._id }),
  parameters: { msw: { handlers: { gallery: galleryHandlers({ items: [captionedAlbum] }) } } },
};

/** An album without photos. */
export const Empty: Story = { beforeEach: atAddress({ id: 'album-old-school-house' }) };

export const Loading: Story = listLoading({ gallery: galleryHandlers });

export const Error: Story = listFailed({ gallery: galleryHandlers });

/** An address of an album that is not there any more. */
export const Unknown: Story = { beforeEach: atAddress({ id: 'album-of-nobody' }) };

/** An address that can’t be an album’s. */
export const Malformed: Story = { beforeEach: atAddress({ id: '../secret' }) };

/** Hundreds of photos come by pages of 24; the viewer turns through all of them. */
export const Long: Story = {
  parameters: {
    msw: {
      handlers: {
        gallery: galleryHandlers({
          json: {
            _id: 'album-sports-day',
            title: 'Athletics meet 2026: heats, semi-finals, finals, relays and the long walk home',
            description:
              'Everything that happened between seven in the morning and sunset. '.repeat(20),
            date: '2026-10-17',
            category: 'PhotoGallery',
            attachments: Array.from(
              { length: 300 },
              (_, index) => `pictures/albums/sports-day/${index}.webp`,
            ),
          },
        }),
      },
    },
  },
};
