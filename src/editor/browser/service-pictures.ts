import type { UrlOf } from './picture-files';

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
export function showServicePictures(element: Element, urlOf: UrlOf): void {
  const put = () => {
    for (const image of element.querySelectorAll<HTMLImageElement>(`img[src*="${folder}"]`)) {
      const src = image.getAttribute('src') ?? '';
      void urlOf(`/content/service/${pathOf(src)}`)?.then((url) => {
        if (image.getAttribute('src') !== src) return;
        image.removeAttribute('srcset');
        image.src = url;
      });
    }
  };
  new MutationObserver(put).observe(element, {
    childList: true,
    subtree: true,
    attributeFilter: ['src'],
  });
}
