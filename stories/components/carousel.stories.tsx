import type { Meta, StoryObj } from '@storybook/react-vite';
import { Carousel } from '../../src/components/carousel/carousel';
import { SlideRow } from '../../src/components/carousel/slide-row';
import { Card } from '../../src/components/card/card';
import { inPage } from '../support/in-page';

function sheets(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <Card key={index} padding="lg">
      Sheet {index + 1}
    </Card>
  ));
}

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  decorators: [inPage],
  args: {
    label: 'sheets',
    slides: {
      base: 3,
      upTo: [
        [1400, 2],
        [600, 1],
      ],
    },
    foot: 'All sheets',
    children: sheets(6),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Slides side by side that turn by themselves until paused, hovered or focused. Use it for the lists of the front page; SlideRow is its place while loading.',
      },
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Everything fits: no controls and no movement. */
export const FewSlides: Story = { args: { children: sheets(2) } };

export const Long: Story = { args: { children: sheets(40) } };

/** The place of a carousel: same geometry, no movement. */
export const Row: Story = {
  render: ({ slides }) => <SlideRow slides={slides}>{sheets(3)}</SlideRow>,
};
