import { formatDay } from '../../src/dates/format';
import type { PlainDate } from '../../src/dates/plain-date';
import { writeParticulars } from './certificate';
import { writePart } from './letter';
import { drawLetterhead, type School } from './letterhead';
import type { ListedPaper } from './listed-papers';
import type { PublicPaper } from './public-papers';
import { bytesOf, colours, newSheet, paper, rule, write, writeLine, type Sheet } from './sheet';

const footHeight = 46;

/** The head of an office that is not the school: its name alone, as it has no mark. */
function drawOfficeHead(sheet: Sheet, office: string): void {
  const { title, small } = sheet.styles;
  sheet.y = paper.height - 48;
  write(sheet, office, { ...title, size: 19, tag: 'P' });
  write(sheet, 'An invented office, for the sample school alone', small, 0, 10);
  rule(sheet);
  sheet.y -= 26;
}

/** A band across the foot: who finds the file by itself must not take it for a certificate. */
function drawFoot(sheet: Sheet): void {
  const white = colours.line;
  sheet.tags.ornament(sheet.page, () =>
    sheet.page.drawRectangle({
      x: 0,
      y: 0,
      width: paper.width,
      height: footHeight,
      color: colours.pine,
    }),
  );
  const { strong, small } = sheet.styles;
  const line = (text: string, style: typeof strong, y: number) =>
    sheet.tags.within('P', () =>
      writeLine(sheet, text, { ...style, colour: white }, paper.margin, y),
    );
  line('Invented sample', strong, 26);
  line('School and number are invented. No office has issued this paper.', small, 12);
}

const written = (day: string) => formatDay(day as PlainDate);

/** The particulars of a paper, as its page lists them. */
export function particularsOf(
  { details, issued, expires }: ListedPaper,
  school: School,
  office: string | undefined,
): [string, string][] {
  const { lines, city, postcode } = school.address;
  const lasts = expires && `${written(expires)}, this day included`;
  const particulars: [string, string | undefined][] = [
    // A paper of the school names it at its head, and has no number.
    ['School', office && `${lines.join(', ')}, ${city} ${postcode}`],
    // The head names the office, which the page writes behind the number.
    ['Number', office && details?.split(',')[0]],
    ['Issued', issued && written(issued)],
    ['Valid until', lasts],
  ];
  return particulars.flatMap(([label, words]) => (words ? [[label, words]] : []));
}

/** A certificate, an order or the constitution of a committee as the bytes of a PDF. */
export async function makePublicPaper(
  { title, office, signed, body, listed }: PublicPaper,
  school: School,
): Promise<Uint8Array> {
  const sheet = await newSheet(`${title} (sample) - ${school.name}`, office ?? school.name);
  if (office === undefined) drawLetterhead(sheet, school);
  else drawOfficeHead(sheet, office);
  write(sheet, title, sheet.styles.title, 0, 14);
  writeParticulars(sheet, particularsOf(listed, school, office));
  sheet.y -= 20;
  for (const part of body) writePart(sheet, part);
  sheet.y -= 20;
  write(sheet, signed, sheet.styles.strong);
  write(sheet, office ?? school.name, sheet.styles.small);
  drawFoot(sheet);
  return bytesOf(sheet);
}
