import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { LightboxPhoto, LightboxViewerProps } from './lightbox-viewer';

export interface LightboxProps {
  photos: readonly LightboxPhoto[];
  /** The photo that is open, counted from 0; undefined while the viewer is closed. */
  index: number | undefined;
  onClose: () => void;
}

let loading: Promise<ComponentType<LightboxViewerProps>> | undefined;

/** Fetches the viewer's code; call it when a reader comes near a photo, so that it opens at once. */
export function preloadLightbox(): Promise<ComponentType<LightboxViewerProps>> {
  loading ??= import('./lightbox-viewer').then(
    (module) => module.LightboxViewer,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Photos one at a time, as large as the screen: zoom by wheel, pinch, double tap and keys. */
export function Lightbox({ photos, index, onClose }: LightboxProps) {
  const [Viewer, setViewer] = useState<ComponentType<LightboxViewerProps>>();
  const opener = useRef<HTMLElement | null>(null);
  const src = index === undefined ? undefined : photos[index]?.src;
  useEffect(() => {
    if (src === undefined) return;
    const focused = document.activeElement;
    if (focused instanceof HTMLElement) opener.current = focused;
    preloadLightbox()
      .then((viewer) => setViewer(() => viewer))
      // Without the viewer the photo still opens, as a picture of its own.
      .catch(() => window.location.assign(src));
  }, [src]);
  if (!Viewer || index === undefined) return null;
  const close = () => {
    onClose();
    opener.current?.focus();
  };
  return <Viewer photos={photos} index={index} onClose={close} />;
}
