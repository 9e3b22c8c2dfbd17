import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '#chakra';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { ContentPicture } from '../../src/components/picture/content-picture';

/** What the image pipeline gives for a picture. */
const built: IGatsbyImageData = {
  layout: 'fullWidth',
  width: 1920,
  height: 1080,
  images: {
    fallback: { src: '/pictures/scenes/dawn.webp', srcSet: '/pictures/scenes/dawn.webp 1920w' },
    sources: [{ type: 'image/webp', srcSet: '/pictures/scenes/dawn.webp 1920w' }],
  },
};

const meta = {
  title: 'Components/ContentPicture',
  component: ContentPicture,
  decorators: [
    (Story) => (
      <Box position="relative" aspectRatio="16 / 9" maxW="text">
        <Story />
      </Box>
    ),
  ],
  args: { src: 'scenes/dawn.webp', alt: 'The school at sunrise', pictures: {} },
  parameters: {
    docs: {
      description: {
        component:
          'A picture of content/pictures in a box of the parent’s size. The build’s sizes are used where there are some (Picture), the file itself otherwise.',
      },
    },
  },
} satisfies Meta<typeof ContentPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where the build has made no sizes. */
export const AsFile: Story = {};

/** Shown as the build makes it, through Picture. */
export const Built: Story = { args: { pictures: { 'scenes/dawn.webp': built } } };

/** A system set to dark gets the other picture. */
export const WithDarkPicture: Story = { args: { darkSrc: 'scenes/night.webp' } };
