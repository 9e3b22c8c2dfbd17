import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blockRegistry } from '../../src/blocks/schemas';
import { loadContent } from '../../src/content/load';
import { loadDataset } from '../../src/content-service/dataset/dataset';
import { inProject } from '../project';
import { calendarOf, makeCalendar, sessionOf } from './calendar';
import { makeCertificate } from './certificate';
import { makeLetter } from './letter';
import { readSchool } from './letterhead';
import { readLetters } from './letters';
import { listedPapers } from './listed-papers';
import { makePublicPaper } from './public-paper';
import { publicPapers, readPaperWords, type PublicPaper } from './public-papers';
import { readResultRows } from './result-summary';
import { resultSheets } from './results';
import { makeScan } from './scan';

/** Where the sample papers go. */
export interface Folders {
  /** The content service's data; papers/ below it is written. */
  service: string;
  /** The papers of the built site. */
  site: string;
}

function save(path: string, bytes: Uint8Array): number {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return bytes.length;
}

/** The papers of the page of public information. Throws when page and words don't fit together. */
export function readPublicPapers(): PublicPaper[] {
  return publicPapers(
    listedPapers(inProject('content')),
    readPaperWords(inProject('sample-school/papers/public-papers.yaml')),
    readResultRows(inProject('content/facts/results.yaml')),
  );
}

/** Makes every sample paper again; the same texts give the same bytes. Gives their count and size. */
export async function makePapers(to: Folders): Promise<{ files: number; bytes: number }> {
  const school = readSchool(inProject('content/site.yaml'));
  const { content } = loadContent({ contentDir: inProject('content'), blocks: blockRegistry });
  const calendar = calendarOf(content?.pages ?? []);
  const { register } = loadDataset(inProject('content/service'));
  const sizes: number[] = [];
  for (const letter of readLetters(inProject('sample-school/papers/letters.yaml'))) {
    const path = join(to.service, 'papers', `${letter.file}.pdf`);
    sizes.push(save(path, await makeLetter(letter, school)));
  }
  for (const pupil of register) {
    const path = join(to.service, pupil.file);
    if (path.endsWith('.pdf')) sizes.push(save(path, await makeCertificate(pupil, school)));
    // A scan's bytes differ from machine to machine, so one that is there stays.
    else if (!existsSync(path)) sizes.push(save(path, await makeScan(pupil, school.name)));
  }
  for (const sheet of resultSheets()) {
    sizes.push(save(join(to.site, `${sheet.file}.pdf`), await makeLetter(sheet, school)));
  }
  for (const one of readPublicPapers()) {
    sizes.push(save(join(to.site, `${one.file}.pdf`), await makePublicPaper(one, school)));
  }
  const calendarPath = join(to.site, `school-calendar-${sessionOf(calendar)}.pdf`);
  sizes.push(save(calendarPath, await makeCalendar(calendar, school)));
  const sample = await makeCertificate(
    { name: 'Full name of the pupil', admission: 'DHS/0000/0000' },
    school,
    true,
  );
  sizes.push(save(join(to.site, 'sample-transfer-certificate.pdf'), sample));
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

if (require.main === module) {
  makePapers({ service: inProject('content/service'), site: inProject('content/papers') }).then(
    ({ files, bytes }) => console.log(`${files} papers, ${Math.round(bytes / 1024)} KB`),
    (error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
}
