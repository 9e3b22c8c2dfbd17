import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareLook, pairPages, type PageLook, type PictureFolders } from './compare-pages';
import type { Options } from './options';
import type { Review } from './report';
import { seeSite, type SeenPage } from './see-site';

type Wish = Pick<Options, 'routes' | 'widths' | 'out'>;

async function compareAll(
  paths: readonly string[],
  { widths, out }: Wish,
  folders: PictureFolders,
): Promise<PageLook[]> {
  rmSync(join(out, 'pages'), { recursive: true, force: true });
  const looks: PageLook[] = [];
  for (const path of paths) {
    for (const width of widths) {
      const look = await compareLook(path, width, folders);
      if (look) looks.push(look);
    }
  }
  return looks;
}

/**
 * Looks at the pages of two built sites and compares them. What differs is looked at again, so that
 * nothing is reported which came late once. Throws when a route is on neither side.
 */
export async function reviewPages(
  before: string,
  after: string,
  wish: Wish,
): Promise<NonNullable<Review['pages']>> {
  const { routes, widths, out } = wish;
  const scratch = mkdtempSync(join(tmpdir(), 'review-pages-'));
  const folders: PictureFolders = { before: [], after: [], out };
  const see = async (
    side: 'before' | 'after',
    dir: string,
    only: readonly string[],
  ): Promise<SeenPage[]> => {
    const pictures = join(scratch, `${side}-${folders[side].length}`);
    mkdirSync(pictures);
    folders[side].push(pictures);
    return seeSite({ dir, routes: only, widths, pictures });
  };
  try {
    const pairs = pairPages(await see('before', before, routes), await see('after', after, routes));
    const unknown = routes.filter((route) => !pairs.some(({ path }) => path === route));
    if (unknown.length > 0) throw new Error(`Neither side has ${unknown.join(', ')}.`);
    const paths = pairs.map(({ path }) => path);
    const first = await compareAll(paths, wish, folders);
    const doubtful = [
      ...new Set(first.filter(({ verdict }) => verdict === 'changed').map(({ path }) => path)),
    ];
    if (doubtful.length === 0) return { pairs, looks: first, widths };
    console.log(`Looking again at ${doubtful.join(', ')} …`);
    await see('before', before, doubtful);
    await see('after', after, doubtful);
    return { pairs, looks: await compareAll(paths, wish, folders), widths };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
