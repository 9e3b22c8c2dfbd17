import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../src/components/button/button';
import { Lightbox } from '../../src/components/lightbox/lightbox';
import type { LightboxPhoto } from '../../src/components/lightbox/lightbox-viewer';

const photos: LightboxPhoto[] = ['heats', 'relay', 'shield'].map((name, index) => ({
  src: `${window.location.origin}/api/image/pictures/albums/sports-day/${name}.webp`,
  alt: `Photo ${index + 1}: the ${name}`,
  caption: 'Athletics meet',
  place: `: photo ${index + 1} of 3`,
}));

const meta = {
  title: 'Components/Lightbox',
  component: Lightbox,
  args: { photos, index: undefined, onClose: () => undefined },
  parameters: {
    docs: {
      description: {
        component:
          'Photos as large as the screen; the viewer (LightboxViewer) is fetched at the first click. Wheel, pinch, double tap, + and − magnify; arrows and swipes turn; Escape closes and the focus returns.',
      },
    },
  },
  render: function WithButton({ photos: shown, index }) {
    const [open, setOpen] = useState(index);
    return (
      <>
        <Button onClick={() => setOpen(0)}>Open the first photo</Button>
        <Lightbox photos={shown} index={open} onClose={() => setOpen(undefined)} />
      </>
    );
  },
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pictures, each a button. */
export const Closed: Story = {};

/** One of them over the page. */
export const Open: Story = { args: { index: 1 } };

/** One photo has no neighbours, so there are no arrows. */
export const SinglePhoto: Story = { args: { photos: photos.slice(0, 1), index: 0 } };
