import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '#chakra';
import { RemotePicture } from '../../src/components/picture/remote-picture';

const meta = {
  title: 'Components/RemotePicture',
  component: RemotePicture,
  decorators: [
    (Story) => (
      <Box maxW="400px">
        <Story />
      </Box>
    ),
  ],
  args: { srcFor: () => '/pictures/scenes/library.webp', alt: 'The library', ratio: [16, 9] },
  parameters: {
    docs: {
      description: {
        component:
          'A picture of the content service in a box of fixed proportions. A missing or broken one becomes the drawn default picture in the same box.',
      },
    },
  },
} satisfies Meta<typeof RemotePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The record names no picture. */
export const Missing: Story = { args: { srcFor: undefined } };

/** The file does not load. */
export const Broken: Story = { args: { srcFor: () => '/api/image/pictures/nothing.webp' } };
