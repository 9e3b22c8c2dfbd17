import type { AnySchema, InferType } from 'yup';
import type { LoadedBlock } from './block-registry';
import type { Diagnostic } from './diagnostics';
import type { FilledFile } from './facts';
import { openContext, type LoadContext } from './file-context';
import type { FileLinks } from './follow-links';
import { navigationSchema } from './navigation.schema';
import type { SourceFile } from './source-file';
import { validate } from './validate';

/** Checks the files that stand alone, and keeps their diagnostics and links. */
export class SingleFiles<B extends LoadedBlock> {
  readonly diagnostics: Diagnostic[] = [];
  readonly links: FileLinks[] = [];
  count = 0;

  constructor(
    private readonly loadContext: LoadContext<B>,
    private readonly fill: (source: SourceFile) => FilledFile,
  ) {}

  load<S extends AnySchema>(
    schema: S,
    source: SourceFile | undefined,
    from?: string,
  ): { value?: InferType<S>; html: (markdown: string) => string } {
    const context = openContext(this.loadContext);
    const html = context.plainHtml;
    if (!source) return { html };
    this.count += 1;
    const filled = this.fill(source);
    this.diagnostics.push(...filled.diagnostics);
    if (source.broken) return { html };
    const { value, diagnostics } = validate(schema, filled, context);
    this.diagnostics.push(...diagnostics);
    // What is written into the menus is left out there as long as its page is.
    const excused = () => (schema as AnySchema) === navigationSchema;
    this.links.push({ source: filled.source, links: context.links, from, excused });
    return { value, html };
  }
}
