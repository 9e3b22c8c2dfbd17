import type { CreateResolversArgs, Node } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { cleanPhoto } from '../content/photos/clean-photo';
import { inspectPhoto } from '../content/photos/inspect-photo';
import { writeWhole } from '../lib/files/write-whole';

interface FileNode extends Node {
  absolutePath: string;
}

type Resolve = (source: Node, args: object, context: QueryContext, info: Info) => unknown;
interface QueryContext {
  nodeModel: { getNodeById: (query: { id: string; type: string }) => FileNode | null };
}
interface Info {
  originalResolver: Resolve;
}

/** No page shows a picture wider. */
const longest = 3000;

/**
 * A copy, the right way up, of a photo that is stored lying on its side; undefined for any other file.
 * Copies are kept by the file's digest.
 */
export async function uprightCopy(
  {
    absolutePath,
    internal: { contentDigest },
  }: { absolutePath: string; internal: { contentDigest: string } },
  folder: string,
): Promise<string | undefined> {
  const facts = await inspectPhoto(absolutePath).catch(() => undefined);
  if (!facts?.sideways) return undefined;
  const copy = join(folder, `${contentDigest}${extname(absolutePath)}`);
  if (existsSync(copy)) return copy;
  await writeWhole(copy, await cleanPhoto(absolutePath, longest));
  return copy;
}

/**
 * Gatsby turns such photos when it makes its sizes, but measures them as they lie: an upright photo
 * would be cut to a broad one.
 */
export function measureUpright(
  { createResolvers, ...gatsby }: CreateResolversArgs,
  folder: string,
): void {
  const resolve: Resolve = async (source, args, context, info) => {
    const file = context.nodeModel.getNodeById({ id: source.parent ?? '', type: 'File' });
    const absolutePath = file ? await uprightCopy(file, folder) : undefined;
    if (!file || !absolutePath) return info.originalResolver(source, args, context, info);
    const contentDigest = `${file.internal.contentDigest}-upright`;
    const upright = { ...file, absolutePath, internal: { ...file.internal, contentDigest } };
    return generateImageData({ ...gatsby, file: upright, args: { ...args } });
  };
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve } } });
}
