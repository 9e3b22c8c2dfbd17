import { dataUrl, type EditorAsset } from './picture-files';

const folder = '/api/image/';

/** 'pictures/news/swing.webp' of an address that the site's client made. */
function pathOf(src: string): string | undefined {
  const [, path] = src.split(folder);
  return path === undefined ? undefined : decodeURIComponent(path.replace(/\?.*$/, ''));
}

/**
 * Puts the pictures of the opened folder in the place of those that a content service would send:
 * nobody serves what is not saved yet. Goes on as long as `element` stands.
 */
export function showServicePictures(
  element: Element,
  assetOf: (address: string) => EditorAsset | undefined,
): void {
  const put = () => {
    for (const image of element.querySelectorAll<HTMLImageElement>(`img[src*="${folder}"]`)) {
      const src = image.getAttribute('src') ?? '';
      const asset = assetOf(`/content/service/${pathOf(src)}`);
      if (!asset) continue;
      void dataUrl(asset).then((data) => {
        if (image.getAttribute('src') !== src) return;
        image.removeAttribute('srcset');
        image.src = data;
      });
    }
  };
  new MutationObserver(put).observe(element, { childList: true, subtree: true });
}
