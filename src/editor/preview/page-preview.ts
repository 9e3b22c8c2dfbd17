import { type Block, blockRegistry } from '../../blocks/schemas';
import type { Diagnostic } from '../../content/diagnostics';
import { loadPage } from '../../content/load-page';
import type { ContentPage } from '../../content/page.schema';
import { type Content, textOf } from '../file-format';
import type { FileForm } from '../form';
import type { PreviewData } from './preview-data';
import { openContext, type LoadContext } from '../../content/file-context';
import { type Home, homeSchema, loadHome } from '../../content/home.schema';
import { validate } from '../../content/validate';
import { classesOf } from '../../content/classes';
import { fillFacts, gatherFacts } from '../../content/facts';
import { readMarkdown } from '../../content/read-markdown';
import { readYaml } from '../../content/read-yaml';

/** An open form as the build would read its file: with its facts, and the load context. */
function readForm(
  form: FileForm,
  content: Content,
  { facts: texts, pictures, documents }: PreviewData,
  now: number,
) {
  const file = `content/pages/page.${form.extension}`;
  const read = form.extension === 'md' ? readMarkdown : readYaml;
  const { source, diagnostics } = read(file, textOf(form, content));
  const facts = gatherFacts(
    new Map(
      Object.entries(texts).map(([name, text]) => [name, readYaml(`${name}.yaml`, text).source]),
    ),
  );
  const filled = fillFacts(source, facts);
  const loadContext: LoadContext<Block> = {
    folder: { pictures: new Set(pictures), documents: new Map(Object.entries(documents)) },
    registry: blockRegistry,
    buildMode: { now, preview: true },
    classes: classesOf(readYaml('site.yaml', texts['site'] ?? '').source.value),
  };
  return { filled, loadContext, diagnostics: [...diagnostics, ...filled.diagnostics] };
}

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

/** The front page as its form stands now. */
export interface HomePreview {
  /** Undefined while something is missing without which it can't be rendered. */
  home?: Home;
  /** What `content:check` would say of the file. */
  diagnostics: Diagnostic[];
}

/** Reads the open form of the front page as the build would. `now` in milliseconds since 1970. */
export function homePreview(
  form: FileForm,
  content: Content,
  data: PreviewData,
  now: number,
): HomePreview {
  const { filled, loadContext, diagnostics } = readForm(form, content, data, now);
  if (filled.source.broken) return { diagnostics };
  const context = openContext(loadContext);
  const checked = validate(homeSchema, filled, context);
  return {
    ...(checked.value && { home: loadHome(checked.value, context.plainHtml) }),
    diagnostics: [...diagnostics, ...checked.diagnostics],
  };
}
