import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ApiAsset } from '@sveltia/cms';
import type { Content } from '../file-format';

/** A file of the opened folder, as the editor gives it. */
export type EditorAsset = Pick<ApiAsset, 'path'> & {
  /** The whole file in Base64; as in Decap CMS, where the package's own types leave it out. */
  toBase64?: () => Promise<string>;
};

const types: Record<string, string> = { jpg: 'jpeg', svg: 'svg+xml' };

/** A picture's whole file as an address. Throws where the package no longer gives it. */
export async function dataUrl(asset: EditorAsset): Promise<string> {
  if (!asset.toBase64) throw new Error('@sveltia/cms: an asset has no toBase64() any more');
  const ending = asset.path.replace(/^.*\./, '').toLowerCase();
  return `data:image/${types[ending] ?? ending};base64,${await asset.toBase64()}`;
}

/** Gives a picture of the opened folder, saved or not, as an address that a browser can show. */
export type UrlOf = (path: string) => Promise<string> | undefined;

/** Stands where a picture is not read yet, or can't be. */
const placeholder: IGatsbyImageData = {
  layout: 'constrained',
  width: 3,
  height: 2,
  images: {
    fallback: {
      src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'/>",
    },
  },
};

/** A picture in its own size alone: the preview has no pipeline that makes others. */
async function imageOf(url: Promise<string>): Promise<IGatsbyImageData> {
  const src = await url;
  const image = new Image();
  image.src = src;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  return { layout: 'constrained', width, height, images: { fallback: { src } } };
}

/** Reads pictures once each. */
export class PictureFiles {
  private readonly known = new Map<string, IGatsbyImageData>();
  private readonly asked = new Set<string>();

  /** Pictures by name; asks for those that are not read yet and calls `whenRead` for each that comes. */
  take(
    names: readonly string[],
    urlOf: UrlOf,
    whenRead: () => void,
  ): Record<string, IGatsbyImageData> {
    for (const name of names) {
      const url = this.asked.has(name) ? undefined : urlOf(name);
      if (!url) continue;
      this.asked.add(name);
      imageOf(url).then(
        (image) => {
          this.known.set(name, image);
          whenRead();
        },
        // What can't be shown is named among what is to put right, or comes at the next change.
        () => this.asked.delete(name),
      );
    }
    return Object.fromEntries(names.map((name) => [name, this.known.get(name) ?? placeholder]));
  }
}

/** What stands in a form, with files that were chosen a moment ago under paths as saved ones have. */
export interface WithPaths {
  content: Content;
  /** Where the browser holds the files that are not saved yet, by those paths. */
  urls: ReadonlyMap<string, string>;
}

/**
 * Gives files that are not saved yet a path inside `root`, such as 'content/pictures': until then the
 * editor has an address of the browser's memory (blob:) in their place, which no file may hold.
 */
export function withPaths(content: Content, root: string): WithPaths {
  const urls = new Map<string, string>();
  const text = JSON.stringify(content).replace(/"(blob:[^"]+)"/g, (_, url: string) => {
    const path = `/${root}/unsaved/${url.replace(/^.*\//, '')}.webp`;
    urls.set(path, url);
    return JSON.stringify(path);
  });
  return { content: JSON.parse(text) as Content, urls };
}

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
