import { existsSync } from 'node:fs';
import { contentNodes } from '../../content/source-nodes';
import { finishSite } from '../finish-site';
import { buildFolders } from '../folders';
import { loadSiteContent, showsDrafts } from '../load-site-content';
import { codeDigest } from './code-digest';
import { keptBuild, outlineOf } from './kept-build';
import { renderChanged } from './render-changed';

/** What a build from the content alone did. */
export interface ContentBuild {
  /** The pages that it drew. */
  drawn: string[];
  /** A line for each page that is not built now. */
  leftOut: string[];
  /** How long each part took, in ms. */
  parts: Record<string, number>;
}

/** Why Gatsby has to build: said to whoever waits for it. */
export interface NeedsGatsby {
  because: string;
}

/** The diagnostics for which neither can build. */
export interface Faulty {
  faults: string;
}

async function timed<T>(
  parts: Record<string, number>,
  name: string,
  work: () => T | Promise<T>,
): Promise<T> {
  const started = performance.now();
  const result = await work();
  parts[name] = performance.now() - started;
  return result;
}

/**
 * Builds the site from what Gatsby has built last, where nothing but words has changed since: only the
 * pages whose words changed are drawn anew, and no script is compiled. Gatsby's output stays as it is, so
 * that Gatsby can go on from it. Rejects when a page can't be drawn, or an inside of Gatsby's has changed.
 */
export async function contentBuild(): Promise<ContentBuild | NeedsGatsby | Faulty> {
  const { publicDir, rawDir, keptDir, contentDir } = buildFolders();
  const parts: Record<string, number> = {};
  const kept = await keptBuild(keptDir);
  if (!kept || !existsSync(rawDir)) return { because: 'there is no earlier build' };
  const code = await timed(parts, 'compare', codeDigest);
  if (code !== kept.code) return { because: 'the code has changed' };

  const load = () => loadSiteContent(showsDrafts());
  const { content, faults, leftOut } = await timed(parts, 'content', load);
  if (faults || !content) return { faults: faults ?? 'The content could not be loaded.' };
  const outline = await outlineOf(content, contentDir);
  if (JSON.stringify(outline) !== JSON.stringify(kept.outline)) {
    return { because: 'pages or pictures were added, changed or removed' };
  }

  process.env.GATSBY_SCHOOL_CODE = content.site.code;
  const paths = ['/', ...content.pages.map(({ path }) => path), '/404.html'];
  const drawn = await timed(parts, 'pages', () =>
    renderChanged({ rawDir, publicDir }, paths, contentNodes(content)),
  );
  await timed(parts, 'finish', () => finishSite(content, kept.rules));
  return { drawn, leftOut, parts };
}
