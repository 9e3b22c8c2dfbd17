import type { InferType } from 'yup';
import type { LoadedBlock } from './block-registry';
import type { Diagnostic } from './diagnostics';
import type { FilledFile } from './facts';
import { openContext, type LoadContext } from './file-context';
import { type FileName, fileSchemas } from './file-schemas';
import type { FileLinks } from './follow-links';
import type { SourceFile } from './source-file';
import { validate } from './validate';

/** Checks the files that stand alone, and keeps their diagnostics and links. */
export class SingleFiles<B extends LoadedBlock> {
  readonly diagnostics: Diagnostic[] = [];
  readonly links: FileLinks[] = [];
  count = 0;

  constructor(
    private readonly sources: Partial<Record<FileName, SourceFile>>,
    private readonly loadContext: LoadContext<B>,
    private readonly fill: (source: SourceFile) => FilledFile,
  ) {}

  load<N extends FileName>(
    name: N,
    from?: string,
  ): { value?: InferType<(typeof fileSchemas)[N]>; html: (markdown: string) => string } {
    const source = this.sources[name];
    const context = openContext(this.loadContext);
    const html = context.plainHtml;
    if (!source) return { html };
    this.count += 1;
    const filled = this.fill(source);
    this.diagnostics.push(...filled.diagnostics);
    if (source.broken) return { html };
    const { value, diagnostics } = validate(fileSchemas[name], filled, context);
    this.diagnostics.push(...diagnostics);
    // What is written into the menus is left out there as long as its page is.
    const excused = () => name === 'navigation';
    this.links.push({ source: filled.source, links: context.links, from, excused });
    return { value, html };
  }
}
