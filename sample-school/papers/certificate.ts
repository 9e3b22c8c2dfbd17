import { drawLetterhead, type School } from './letterhead';
import { bytesOf, newSheet, paper, rule, write, writeLine, type Sheet } from './sheet';

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

/** Writes the particulars of a certificate as a table: a label and its words in each row. */
export function writeParticulars(sheet: Sheet, lines: [string, string][]): void {
  sheet.tags.within('Table', () => writeRows(sheet, lines));
  rule(sheet);
}

function writeRows(sheet: Sheet, lines: [string, string][]): void {
  const { small, body } = sheet.styles;
  for (const [label, value] of lines) {
    rule(sheet);
    sheet.y -= 8;
    const line = sheet.y;
    sheet.tags.within('TR', () => {
      write(sheet, label, { ...small, tag: 'TH' });
      sheet.y = line;
      write(sheet, value, { ...body, tag: 'TD' }, 190, 6);
    });
  }
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
  writeParticulars(sheet, certificateLines(pupil));
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
    sheet.tags.within('P', () => writeLine(sheet, who, small, x, sheet.y));
  }
  sheet.y -= 40;
  const foot = sample
    ? 'This is a sample. A real certificate bears the seal of the school and three signatures.'
    : 'An invented pupil of the sample register.';
  write(sheet, foot, small);
  return bytesOf(sheet);
}
