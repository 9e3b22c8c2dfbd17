import { blockRegistry, type Block } from '../../blocks/schemas';
import type { Diagnostic } from '../../content/diagnostics';
import { fillFacts, gatherFacts } from '../../content/facts';
import { loadPage } from '../../content/load-page';
import type { ContentPage } from '../../content/page.schema';
import { readMarkdown } from '../../content/read-markdown';
import { readYaml } from '../../content/read-yaml';
import { type Content, textOf } from '../file-format';
import type { FileForm } from '../form';
import type { PreviewData } from './preview-data';

/** A page as its form stands now. */
export interface PagePreview {
  /** Undefined while something is missing without which it can't be drawn. */
  page?: ContentPage<Block>;
  /** What `content:check` would say of the file. */
  diagnostics: Diagnostic[];
}

/** Reads the open form of a page as the build would read its file. `now` in milliseconds since 1970. */
export function pagePreview(
  form: FileForm,
  content: Content,
  { facts: texts, pictures, papers, site }: PreviewData,
  now: number,
): PagePreview {
  const file = `content/pages/page.${form.extension}`;
  const read = form.extension === 'md' ? readMarkdown : readYaml;
  const { source, diagnostics } = read(file, textOf(form, content));
  const facts = gatherFacts(
    new Map(
      Object.entries(texts).map(([name, text]) => [name, readYaml(`${name}.yaml`, text).source]),
    ),
  );
  const filled = fillFacts(source, facts);
  const folder = { pictures: new Set(pictures), papers: new Map(Object.entries(papers)) };
  const edition = { now, preview: true };
  const loaded = loadPage(filled, { folder, registry: blockRegistry, edition });
  const titles = new Map(
    site?.menu.flatMap(({ pages }) => pages.map(({ path, title }) => [path, title])),
  );
  const related = loaded.page?.related.map(({ path }) => ({
    path,
    title: titles.get(path) ?? path,
  }));
  return {
    ...(loaded.page && related && { page: { ...loaded.page, related } }),
    diagnostics: [...diagnostics, ...filled.diagnostics, ...loaded.diagnostics],
  };
}
