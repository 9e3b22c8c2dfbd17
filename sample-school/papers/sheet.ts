import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage, type RGB } from 'pdf-lib';
import { Tags, type Tag } from './tags';

/** A4 in points. */
export const paper = { width: 595.28, height: 841.89, margin: 62 };

const hex = (value: string): RGB => {
  const part = (from: number) => parseInt(value.slice(from, from + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
};

/** The few colours of a printed paper. */
export const colours = {
  ink: hex('#16211C'),
  pine: hex('#23503D'),
  quiet: hex('#55635B'),
  line: hex('#CFC9BA'),
};

/** A style of text. `lead` is the distance between lines in points. */
export interface Style {
  font: PDFFont;
  size: number;
  lead: number;
  colour: RGB;
  /** What a text of this style is: a heading or, without, a paragraph. */
  tag?: Tag;
}

/** A document that is written from top to bottom, with a new page when one is full. */
export interface Sheet {
  pdf: PDFDocument;
  page: PDFPage;
  tags: Tags;
  /** Where the next line goes, in points from the foot of the page. */
  y: number;
  styles: Record<'body' | 'strong' | 'title' | 'small', Style>;
}

// The bytes must not depend on the day on which a paper is made.
const made = new Date('2025-04-01T00:00:00Z');

/** A new empty document with its title and language set. */
export async function newSheet(title: string, author: string): Promise<Sheet> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor(author);
  pdf.setLanguage('en-IN');
  pdf.setCreationDate(made);
  pdf.setModificationDate(made);
  const body = await pdf.embedFont(StandardFonts.Helvetica);
  const strong = await pdf.embedFont(StandardFonts.HelveticaBold);
  const display = await pdf.embedFont(StandardFonts.TimesRomanBold);
  return {
    pdf,
    page: pdf.addPage([paper.width, paper.height]),
    tags: new Tags(),
    y: paper.height - paper.margin,
    styles: {
      body: { font: body, size: 11, lead: 16.5, colour: colours.ink },
      strong: { font: strong, size: 10, lead: 15, colour: colours.ink },
      title: { font: display, size: 20, lead: 25, colour: colours.pine, tag: 'H1' },
      small: { font: body, size: 9, lead: 13, colour: colours.quiet },
    },
  };
}

/** The lines into which a text breaks at a width in points. */
export function wrap(text: string, { font, size }: Style, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** Begins a new page when less than `height` points are left above the margin. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y - height >= paper.margin) return;
  sheet.page = sheet.pdf.addPage([paper.width, paper.height]);
  sheet.y = paper.height - paper.margin;
}

/** Writes a text at an indent and leaves a gap below it; all in points. */
export function write(sheet: Sheet, text: string, style: Style, indent = 0, gap = 0): void {
  const x = paper.margin + indent;
  const writeLines = () => {
    for (const line of wrap(text, style, paper.width - paper.margin - x)) {
      makeRoom(sheet, style.lead);
      writeLine(sheet, line, style, x, sheet.y - style.size);
      sheet.y -= style.lead;
    }
  };
  // A heading of a table that is written by itself heads its row.
  sheet.tags.within(style.tag ?? 'P', writeLines, style.tag === 'TH' ? 'Row' : undefined);
  sheet.y -= gap;
}

/** Writes one line of the element that is open, from a point on the page. */
export function writeLine(sheet: Sheet, line: string, style: Style, x: number, y: number): void {
  const { font, size, colour: color } = style;
  // The space at the end parts the words of two lines for whoever reads the text and not the page.
  sheet.tags.mark(sheet.page, () => sheet.page.drawText(`${line} `, { x, y, font, size, color }));
}

/** A thin line over the whole width. */
export function rule(sheet: Sheet): void {
  sheet.tags.ornament(sheet.page, () =>
    sheet.page.drawLine({
      start: { x: paper.margin, y: sheet.y },
      end: { x: paper.width - paper.margin, y: sheet.y },
      thickness: 0.6,
      color: colours.line,
    }),
  );
}

/** Writes a name and 'page 1 of 4' at the foot of every page; call it last. */
export function numberPages(sheet: Sheet, name: string): void {
  const { font, size, colour } = sheet.styles.small;
  const pages = sheet.pdf.getPages();
  pages.forEach((page, index) => {
    const text = `${name}  ·  page ${index + 1} of ${pages.length}`;
    sheet.tags.ornament(page, () =>
      page.drawText(text, { x: paper.margin, y: paper.margin / 2, font, size, color: colour }),
    );
  });
}

/** The file's bytes, structure included; the same document gives the same bytes. Call it once. */
export async function bytesOf(sheet: Sheet): Promise<Uint8Array> {
  sheet.tags.finish(sheet.pdf);
  return sheet.pdf.save({ useObjectStreams: true, addDefaultPage: false });
}
