import type { IGatsbyImageData } from 'gatsby-plugin-image';

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
