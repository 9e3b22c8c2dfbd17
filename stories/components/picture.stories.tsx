import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../src/components/picture/picture';
import { inPage } from '../support/in-page';

const meta = {
  title: 'Components/Picture',
  component: Picture,
  decorators: [inPage],
  args: {
    alt: 'The library',
    image: {
      layout: 'constrained',
      width: 1920,
      height: 1080,
      images: { fallback: { src: '/pictures/scenes/library.webp' } },
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'A picture of the built site in the sizes that the build made of it, as plain HTML. Most places use ContentPicture, which finds it by its path.',
      },
    },
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The first picture of a page. */
export const Priority: Story = { args: { priority: true } };
