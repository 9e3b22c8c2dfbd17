import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockList } from '../../src/blocks/block-list';
import { GalleryBlockView } from '../../src/blocks/gallery/gallery-block';
import { galleryExamples } from './gallery.examples';
import { schoolExample } from '../content/site.examples';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Blocks/Gallery',
  component: BlockList,
  subcomponents: { GalleryBlockView },
  decorators: [inPage],
  args: { school: schoolExample },
  parameters: {
    docs: {
      description: {
        component:
          'A few pictures of a page, all cut to one shape. Albums of events belong to the Gallery page.',
      },
    },
  },
} satisfies Meta<typeof BlockList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A few pictures that belong together. */
export const Rooms: Story = { args: { blocks: [galleryExamples.rooms.block] } };
