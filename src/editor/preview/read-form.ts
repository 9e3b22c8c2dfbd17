import { blockRegistry, type Block } from '../../blocks/schemas';
import { classesOf } from '../../content/classes';
import { fillFacts, gatherFacts } from '../../content/facts';
import type { LoadContext } from '../../content/file-context';
import { readMarkdown } from '../../content/read-markdown';
import { readYaml } from '../../content/read-yaml';
import { type Content, textOf } from '../file-format';
import type { FileForm } from '../form';
import type { PreviewData } from './preview-data';

/** An open form as the build would read its file: with its facts, and the load context. */
export function readForm(
  form: FileForm,
  content: Content,
  { facts: texts, pictures, papers }: PreviewData,
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
    folder: { pictures: new Set(pictures), papers: new Map(Object.entries(papers)) },
    registry: blockRegistry,
    buildMode: { now, preview: true },
    classes: classesOf(readYaml('site.yaml', texts['site'] ?? '').source.value),
  };
  return { filled, loadContext, diagnostics: [...diagnostics, ...filled.diagnostics] };
}
