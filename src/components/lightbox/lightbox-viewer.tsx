import { GlobalRules } from '#chakra';
import type { KeyboardEvent } from 'react';
import YarlLightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { inGuessedLanguage } from '../../lib/language/in-guessed-language';
import { lightboxStyles } from './lightbox.recipe';

/** A photo as the viewer shows it. */
export interface LightboxPhoto {
  /** The large picture. */
  src: string;
  /** The alternative text. */
  alt: string;
  /** What is said of it, in whichever language. */
  caption: string;
  /** What follows the caption: ' (photo 2 of 9)'. */
  place: string;
}

export interface LightboxViewerProps {
  photos: readonly LightboxPhoto[];
  /** Which photo it opens with, counted from 0. */
  index: number;
  onClose: () => void;
}

const labels = { Lightbox: 'Photo viewer', 'Photo gallery': 'Photos', Slide: 'Photo' };

/** Tab goes round among the buttons: past the last one the focus would be on the page, where Escape is not heard. */
function keepFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  const { ownerDocument } = event.currentTarget;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const at = buttons.findIndex((button) => button === ownerDocument.activeElement);
  buttons.at(event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % buttons.length)?.focus();
}

/**
 * The viewer itself, fetched at the first click. It keeps turning round: an arrow that is switched
 * off at the end would take the keyboard's focus with it.
 */
export function LightboxViewer({ photos, index, onClose }: LightboxViewerProps) {
  const alone = photos.length === 1;
  return (
    <>
      <GlobalRules rules={lightboxStyles} />
      <YarlLightbox
        open
        close={onClose}
        index={index}
        slides={photos.map(({ src, alt, caption, place }) => ({
          src,
          alt,
          description: (
            <>
              <span {...inGuessedLanguage(caption)}>{caption}</span>
              {place}
            </>
          ),
        }))}
        plugins={[Zoom, Captions]}
        labels={labels}
        portal={{ container: { onKeyDown: keepFocus } }}
        carousel={{ finite: false, padding: 0, spacing: 0, preload: alone ? 0 : 1 }}
        controller={{ closeOnBackdropClick: true }}
        // Photos are seen at three times their own size at most; past that only pixels grow.
        zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true, doubleClickMaxStops: 2 }}
        captions={{ descriptionTextAlign: 'center' }}
        render={alone ? { buttonPrev: () => null, buttonNext: () => null } : {}}
      />
    </>
  );
}
