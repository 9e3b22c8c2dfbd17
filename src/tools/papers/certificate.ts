import { drawLetterhead, type School } from './letterhead';
import { bytesOf, newSheet, paper, rule, write } from './sheet';

/** A pupil as a transfer certificate names them. */
export interface Pupil {
  name: string;
  admission: string;
}

/** The lines of a certificate, the same on paper and on a scan. */
export function certificateLines({ name, admission }: Pupil): [string, string][] {
  return [
    ['Admission No.', admission],
    ['Name of the pupil', name],
    ['Nationality', 'Indian'],
    ['Class in which the pupil last studied', 'X'],
    ['Result', 'Passed and promoted'],
    ['Subjects', 'English, Hindi, Mathematics, Science, Social Studies'],
    ['Dues', 'All dues cleared'],
    ['Working days attended', '198 of 214'],
    ['General conduct', 'Very good'],
    ['Reason for leaving', "At the parents' request"],
  ];
}

/** A transfer certificate as the bytes of a PDF; a sample says across its foot that it is one. */
export async function makeCertificate(
  pupil: Pupil,
  school: School,
  sample = false,
): Promise<Uint8Array> {
  const title = sample ? 'Transfer certificate (sample)' : 'Transfer certificate';
  const sheet = await newSheet(`${title} - ${school.name}`, school.name);
  drawLetterhead(sheet, school);
  write(sheet, title, sheet.styles.title, 0, 14);
  for (const [label, value] of certificateLines(pupil)) {
    rule(sheet);
    sheet.y -= 8;
    const line = sheet.y;
    write(sheet, label, sheet.styles.small);
    sheet.y = line;
    write(sheet, value, sheet.styles.body, 190, 6);
  }
  rule(sheet);
  sheet.y -= 22;
  write(
    sheet,
    'Certified that the particulars above are in accordance with the register of the school.',
    sheet.styles.body,
    0,
    56,
  );
  const { small } = sheet.styles;
  for (const [index, who] of ['Class Teacher', 'Checked by', 'Principal'].entries()) {
    const x = paper.margin + index * 170;
    sheet.page.drawText(who, { x, y: sheet.y, font: small.font, size: 9, color: small.colour });
  }
  sheet.y -= 40;
  const foot = sample
    ? 'This is a sample. A real certificate bears the seal of the school and three signatures.'
    : 'An invented pupil of the sample register.';
  write(sheet, foot, small);
  return bytesOf(sheet);
}
