import {
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';

/** What a part of a paper is, by the names that the file format has for it. */
export type Tag =
  'Document' | 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';

/** What a heading of a table speaks for. */
export type Scope = 'Column' | 'Row';

/** Drawn marks of one page; `id` counts them page by page. */
interface Piece {
  page: PDFPage;
  id: number;
}

interface Part {
  tag: Tag;
  scope?: Scope | undefined;
  kids: (Part | Piece)[];
}

/**
 * The structure of a paper, so that a screen reader meets headings, paragraphs and the cells of
 * tables in their order. What is drawn must stand in `mark`, or in `ornament` if it says nothing.
 */
export class Tags {
  private readonly root: Part = { tag: 'Document', kids: [] };
  private readonly open: Part[] = [this.root];
  private readonly marks = new Map<PDFPage, number>();

  /** Everything that `draw` marks becomes part of a new element. */
  within(tag: Tag, draw: () => void, scope?: Scope): void {
    const part: Part = { tag, scope, kids: [] };
    this.open.at(-1)?.kids.push(part);
    this.open.push(part);
    draw();
    this.open.pop();
  }

  /** Ties what `draw` puts on the page to the element that is open. */
  mark(page: PDFPage, draw: () => void): void {
    const part = this.open.at(-1) ?? this.root;
    const id = this.marks.get(page) ?? 0;
    this.marks.set(page, id + 1);
    part.kids.push({ page, id });
    const { BeginMarkedContentSequence: begin } = PDFOperatorNames;
    enclose(page, PDFOperator.of(begin, [PDFName.of(part.tag), `<</MCID ${id}>>`]), draw);
  }

  /** Draws what a screen reader passes over: lines, the mark, page numbers. */
  ornament(page: PDFPage, draw: () => void): void {
    const { BeginMarkedContent: begin } = PDFOperatorNames;
    enclose(page, PDFOperator.of(begin, [PDFName.of('Artifact')]), draw);
  }

  /** Writes the structure into the document; call it once, when everything is drawn. */
  finish(pdf: PDFDocument): void {
    const { context, catalog } = pdf;
    const root = context.nextRef();
    const owners = new Map<PDFPage, PDFRef[]>();
    const write = (part: Part, parent: PDFRef): PDFRef => {
      const ref = context.nextRef();
      const kids = part.kids.map((kid) => {
        if ('tag' in kid) return write(kid, ref);
        const own = owners.get(kid.page) ?? [];
        own[kid.id] = ref;
        owners.set(kid.page, own);
        return context.obj({ Type: 'MCR', Pg: kid.page.ref, MCID: kid.id });
      });
      const scope = part.scope && { A: { O: 'Table', Scope: part.scope } };
      context.assign(
        ref,
        context.obj({ Type: 'StructElem', S: part.tag, P: parent, K: kids, ...scope }),
      );
      return ref;
    };
    const top = write(this.root, root);
    const nums = [...owners].flatMap(([page, refs], index) => {
      page.node.set(PDFName.of('StructParents'), context.obj(index));
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      return [index, context.register(context.obj(refs))];
    });
    context.assign(
      root,
      context.obj({
        Type: 'StructTreeRoot',
        K: [top],
        ParentTree: { Nums: nums },
        ParentTreeNextKey: owners.size,
      }),
    );
    catalog.set(PDFName.of('StructTreeRoot'), root);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }
}

function enclose(page: PDFPage, begin: PDFOperator, draw: () => void): void {
  page.pushOperators(begin);
  draw();
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
}
