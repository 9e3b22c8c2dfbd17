import type { ApiAsset } from '@sveltia/cms';

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
