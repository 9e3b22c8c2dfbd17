import type { Letter } from './letters';

/** A subject's results: candidates, mean and best mark in per cent. */
type SubjectRow = [subject: string, candidates: number, mean: number, best: number];

interface Result {
  examination: 'ISC' | 'ICSE';
  session: string;
  candidates: number;
  above90: number;
  subjects: SubjectRow[];
  toppers: [name: string, score: number][];
}

const results: Result[] = [
  {
    examination: 'ISC',
    session: '2018-2019',
    candidates: 218,
    above90: 84,
    subjects: [
      ['English', 218, 84.6, 98],
      ['Mathematics', 141, 81.2, 100],
      ['Physics', 126, 79.8, 99],
      ['Chemistry', 126, 80.4, 99],
      ['Biology', 58, 85.1, 98],
      ['Computer Science', 71, 90.3, 100],
      ['Accounts', 92, 82.7, 99],
      ['Commerce', 92, 84.9, 98],
      ['Economics', 88, 83.3, 97],
    ],
    toppers: [
      ['Vanya Dimri', 98.5],
      ['Omar Farooqui', 97.75],
      ['Sukriti Ghildiyal', 97.25],
    ],
  },
  {
    examination: 'ISC',
    session: '2017-2018',
    candidates: 204,
    above90: 73,
    subjects: [
      ['English', 204, 83.9, 97],
      ['Mathematics', 133, 79.6, 100],
      ['Physics', 119, 78.1, 98],
      ['Chemistry', 119, 79.2, 98],
      ['Biology', 55, 83.8, 97],
      ['Computer Science', 64, 89.1, 100],
      ['Accounts', 85, 81.4, 98],
      ['Commerce', 85, 83.6, 98],
      ['Economics', 82, 82.2, 96],
    ],
    toppers: [
      ['Raghav Sundaram', 98],
      ['Mehak Arora', 97.5],
      ['Pallavi Tolia', 96.75],
    ],
  },
  {
    examination: 'ICSE',
    session: '2018-2019',
    candidates: 286,
    above90: 131,
    subjects: [
      ['English', 286, 85.2, 98],
      ['Hindi', 286, 86.7, 99],
      ['Mathematics', 286, 80.9, 100],
      ['Science', 214, 82.3, 99],
      ['Commercial Studies', 72, 83.5, 97],
      ['History, Civics and Geography', 286, 84.4, 99],
      ['Computer Applications', 203, 91.2, 100],
      ['Art', 83, 88.6, 99],
    ],
    toppers: [
      ['Anvesha Kala', 99],
      ['Zubin Irani', 98.6],
      ['Hridaya Mahar', 98.2],
    ],
  },
  {
    examination: 'ICSE',
    session: '2017-2018',
    candidates: 271,
    above90: 118,
    subjects: [
      ['English', 271, 84.5, 97],
      ['Hindi', 271, 85.9, 98],
      ['Mathematics', 271, 79.7, 100],
      ['Science', 202, 81.6, 99],
      ['Commercial Studies', 69, 82.8, 96],
      ['History, Civics and Geography', 271, 83.8, 98],
      ['Computer Applications', 190, 90.4, 100],
      ['Art', 81, 87.9, 98],
    ],
    toppers: [
      ['Toshali Barthwal', 98.8],
      ['Edwin Rozario', 98.2],
      ['Samaira Qazi', 97.6],
    ],
  },
];

/** The result sheets of the board examinations, as letters; `file` is like `results-isc-2018-2019`. */
export function resultSheets(): Letter[] {
  return results.map(({ examination, session, candidates, above90, subjects, toppers }) => ({
    file: `results-${examination.toLowerCase()}-${session}`,
    title: `${examination} result, session ${session}`,
    to: 'Parents, pupils and friends of the school',
    from: 'The Examination Department',
    body: [
      `${candidates} candidates appeared and ${candidates} passed. ${above90} of them scored 90 per cent or more.`,
      {
        table: {
          columns: ['Subject', 'Candidates', 'Mean mark', 'Best mark'],
          rows: subjects.map(([subject, count, mean, best]) => [
            subject,
            count,
            mean.toFixed(1),
            best,
          ]),
        },
      },
      'The best scores of the session:',
      {
        table: {
          columns: ['Name', 'Per cent'],
          rows: toppers.map(([name, score]) => [name, score]),
        },
      },
    ],
  }));
}
