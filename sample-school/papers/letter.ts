import { drawLetterhead, type School } from './letterhead';
import type { Letter, Part } from './letters';
import { bytesOf, makeRoom, newSheet, paper, write, type Sheet } from './sheet';
import { writeTable } from './table';

/** Writes a paragraph, a list or a table of a paper's body. */
export function writePart(sheet: Sheet, part: Part): void {
  const { body } = sheet.styles;
  if (typeof part === 'string') return write(sheet, part, body, 0, 9);
  if ('table' in part) return writeTable(sheet, part.table);
  sheet.tags.within('L', () => {
    for (const item of part.list) sheet.tags.within('LI', () => writeItem(sheet, item));
  });
  sheet.y -= 8;
}

function writeItem(sheet: Sheet, item: string): void {
  const { body } = sheet.styles;
  makeRoom(sheet, body.lead);
  const dot = { x: paper.margin + 5, y: sheet.y - body.size + 4, size: 1.8, color: body.colour };
  sheet.tags.ornament(sheet.page, () => sheet.page.drawCircle(dot));
  write(sheet, item, { ...body, tag: 'LBody' }, 16, 2);
}

/** A letter of the school as the bytes of a PDF. */
export async function makeLetter(letter: Letter, school: School): Promise<Uint8Array> {
  const sheet = await newSheet(`${letter.title} - ${school.name}`, school.name);
  drawLetterhead(sheet, school);
  write(sheet, letter.title, sheet.styles.title, 0, 8);
  write(sheet, `To: ${letter.to}`, sheet.styles.small, 0, 14);
  for (const part of letter.body) writePart(sheet, part);
  sheet.y -= 14;
  makeRoom(sheet, 40);
  write(sheet, letter.from, sheet.styles.strong);
  write(sheet, school.name, sheet.styles.small);
  return bytesOf(sheet);
}
