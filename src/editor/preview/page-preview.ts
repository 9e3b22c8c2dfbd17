import type { Block } from '../../blocks/schemas';
import type { Diagnostic } from '../../content/diagnostics';
import { loadPage } from '../../content/load-page';
import type { ContentPage } from '../../content/page.schema';
import type { Content } from '../file-format';
import type { FileForm } from '../form';
import type { PreviewData } from './preview-data';
import { readForm } from './read-form';

/** A page as its form stands now. */
export interface PagePreview {
  /** Undefined while something is missing without which it can't be rendered. */
  page?: ContentPage<Block>;
  /** What `content:check` would say of the file. */
  diagnostics: Diagnostic[];
}

/** Reads the open form of a page as the build would read its file. `now` in milliseconds since 1970. */
export function pagePreview(
  form: FileForm,
  content: Content,
  data: PreviewData,
  now: number,
): PagePreview {
  const { filled, loadContext, diagnostics } = readForm(form, content, data, now);
  const loaded = loadPage(filled, loadContext);
  const titles = new Map(
    data.site?.menu.flatMap(({ pages }) => pages.map(({ path, title }) => [path, title])),
  );
  const related = loaded.page?.related.map(({ path }) => ({
    path,
    title: titles.get(path) ?? path,
  }));
  return {
    ...(loaded.page && related && { page: { ...loaded.page, related } }),
    diagnostics: [...diagnostics, ...loaded.diagnostics],
  };
}
