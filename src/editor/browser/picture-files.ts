import type { ApiAsset } from '@sveltia/cms';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** A picture of the opened folder, saved or not, as the editor gives it. */
export type EditorAsset = ApiAsset & {
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
async function imageOf(asset: EditorAsset): Promise<IGatsbyImageData> {
  const src = await dataUrl(asset);
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
    assetOf: (name: string) => EditorAsset | undefined,
    whenRead: () => void,
  ): Record<string, IGatsbyImageData> {
    for (const name of names) {
      const asset = this.asked.has(name) ? undefined : assetOf(name);
      if (!asset) continue;
      this.asked.add(name);
      imageOf(asset).then(
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
