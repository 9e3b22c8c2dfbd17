import { readFileSync } from 'node:fs';
import { array, object, string, type InferType } from 'yup';
import { parse } from 'yaml';
import { colours, paper, rule, writeLine, type Sheet, type Style } from './sheet';

const schema = object({
  name: string().required(),
  affiliation: string().required(),
  email: string().required(),
  address: object({
    lines: array().of(string().required()).required(),
    city: string().required(),
    postcode: string().required(),
  }).required(),
  phones: array()
    .of(object({ number: string().required() }).required())
    .required(),
});

/** The school as its letters name it. */
export type School = InferType<typeof schema>;

/** Reads the school's identity from `content/site.yaml`. Throws when a part is missing. */
export function readSchool(path: string): School {
  return schema.validateSync(parse(readFileSync(path, 'utf8')));
}

// A shield of 40 × 46 points with a cedar and an open book, drawn from its upper left corner.
const shield = 'M0 0 H40 V24 C40 36 30 43 20 46 C10 43 0 36 0 24 Z';
const cedar =
  'M20 4 L25 11 H22.5 L28 18 H24.5 L31 26 H21.2 V30 H18.8 V26 H9 L15.5 18 H12 L17.5 11 H15 Z';
const book =
  'M20 33 C16 30.5 12 30.5 8.5 31.5 V36 C12 35 16 35 20 38 C24 35 28 35 31.5 36 V31.5 C28 30.5 24 30.5 20 33 Z';

/** Draws the mark and the school's name, address and telephone at the head of the page. */
export function drawLetterhead(sheet: Sheet, school: School): void {
  const top = paper.height - 48;
  const x = paper.margin;
  const white = colours.line;
  sheet.tags.ornament(sheet.page, () => {
    sheet.page.drawSvgPath(shield, { x, y: top, color: colours.pine });
    for (const path of [cedar, book]) sheet.page.drawSvgPath(path, { x, y: top, color: white });
  });

  const { title, small } = sheet.styles;
  const left = x + 54;
  const line = (text: string, style: Style, y: number) =>
    sheet.tags.within('P', () => writeLine(sheet, text, style, left, y));
  line(school.name, { ...title, size: 19 }, top - 17);
  const { lines, city, postcode } = school.address;
  const street = lines.filter((line) => line !== school.name).join(', ');
  const below = [
    school.affiliation,
    `${street}, ${city} ${postcode}  ·  ${school.phones[0]?.number ?? ''}  ·  ${school.email}`,
  ];
  below.forEach((text, index) => line(text, small, top - 31 - index * 13));
  sheet.y = top - 58;
  rule(sheet);
  sheet.y -= 26;
}
