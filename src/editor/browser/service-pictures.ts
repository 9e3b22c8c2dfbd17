import type { UrlOf } from './picture-files';

const images = '/api/image';

/** 'pictures/news/swing.webp' of an address that the site's client made; birthdays have it as `url`. */
function pathOf(src: string): string | undefined {
  // What stands before it may be an empty picture's own address (see `bundle-editor.ts`).
  const { pathname, searchParams } = new URL(
    src.slice(src.indexOf(images)),
    'http://service.invalid',
  );
  const [, path] = pathname.split(`${images}/`);
  return path === undefined ? (searchParams.get('url') ?? undefined) : decodeURIComponent(path);
}

/**
 * Puts the pictures of the opened folder in the place of those that a content service would send:
 * nobody serves what is not saved yet. Goes on as long as `element` stands.
 */
export function showServicePictures(element: Element, urlOf: UrlOf): void {
  const put = () => {
    for (const image of element.querySelectorAll<HTMLImageElement>(`img[src*="${images}"]`)) {
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
