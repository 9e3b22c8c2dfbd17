import type { SchoolAnswers } from './answers.schema';

/** What the school's own words make of a page of the template. */
export interface OwnPage {
  /** They stand in the place of the block that says what the school will add; at the top without one. */
  blocks: object[];
  /** What is still to be written; nothing where the page is whole. */
  todo?: string;
}

/** A line that ends here, not one that was wrapped: a sentence is over, or there was room for more. */
const isOver = (line: string) => line.length < 60 || /[.!?:;।)]$/.test(line);

/** The lines of an answer; those that were only wrapped are one. */
function linesOf(text: string): string[] {
  return text.split(/\n+/).reduce<string[]>((lines, line) => {
    const before = lines.at(-1);
    const isNew = before === undefined || isOver(before.split('\n').at(-1) ?? '');
    if (isNew) return [...lines, line.trim()];
    return [...lines.slice(0, -1), `${before}\n${line.trim()}`];
  }, []);
}

const prose = (text: string, heading?: string) => ({
  kind: 'prose',
  ...(heading !== undefined && { heading }),
  text: `${linesOf(text).join('\n\n')}\n`,
});

/** A page that one answer makes whole. */
const words = (text: string | undefined): OwnPage | undefined =>
  text === undefined ? undefined : { blocks: [prose(text)] };

/** What is listed with semicolons, lines or commas, one a line. */
function listed(text: string): string {
  const separator = /[;\n]/.test(text) ? /[;\n]/ : ',';
  const items = text.split(separator).map((item) => item.trim());
  return items.flatMap((item) => (item === '' ? [] : [`- ${item}`])).join('\n');
}

const feeTable = {
  kind: 'table',
  caption: 'Fees of the session {{ fees.session }}',
  columns: ['Classes', { label: 'For the year', align: 'end' }],
  rowHeaders: true,
  rows: { fact: 'fees.yearly' },
};

function criteria({ admissionDates, documents }: SchoolAnswers): OwnPage | undefined {
  if (admissionDates === undefined && documents === undefined) return undefined;
  const dates = admissionDates === undefined ? [] : [prose(admissionDates, 'Dates')];
  const toBring = documents === undefined ? [] : [prose(listed(documents), 'What to bring')];
  return {
    blocks: [...dates, ...toBring],
    todo: 'Write the ages for the first classes, or remove this line.',
  };
}

/** A row of the timings: of a shift, 'Morning shift: 7:00 am to 12:30 pm', or of the school. */
const shift = (line: string) => /^([^:]{3,60}): (\S.*)$/s.exec(line)?.slice(1) ?? ['School', line];

function timings({ schoolHours, officeHours }: SchoolAnswers): OwnPage | undefined {
  const rows = [
    ...linesOf(schoolHours ?? '').flatMap((line) => (line === '' ? [] : [shift(line)])),
    ...(officeHours === undefined ? [] : [['Office', '{{ school.officeHours }}']]),
  ];
  if (rows.length === 0) return undefined;
  const caption = 'Hours of school and office';
  const table = { kind: 'table', caption, columns: ['Who', 'Hours'], rowHeaders: true, rows };
  return {
    blocks: [table],
    ...((schoolHours === undefined || officeHours === undefined) && {
      todo: 'Write the hours of school and of the office.',
    }),
  };
}

const ownPages: Readonly<Record<string, (answers: SchoolAnswers) => OwnPage | undefined>> = {
  'about-us.yaml': ({ history }) => words(history),
  'criteria.yaml': criteria,
  'fee-schedule.yaml': ({ feePayment }) => words(feePayment),
  'fee-structure.yaml': ({ fees }) => (fees === undefined ? undefined : { blocks: [feeTable] }),
  'our-vision.yaml': ({ vision }) => words(vision),
  'timings.yaml': timings,
  'transport.yaml': ({ transport }) => words(transport),
  'uniform.yaml': ({ uniform }) => words(uniform),
};

/** What the answers say on a page, by its file; nothing where they say nothing. */
export const ownPage = (file: string, answers: SchoolAnswers): OwnPage | undefined =>
  ownPages[file]?.(answers);

/** Pages that no address of the specification names: a school has them when it has words for them. */
export const furtherPages: ReadonlySet<string> = new Set(['transport.yaml']);

/** The pages in the order in which parents ask for what they tell, by their files; others come after. */
const askedFor = (
  'fee-structure criteria school-calendar timings fee-schedule uniform prospectus curriculum ' +
  'icse-criteria isc-criteria later-classes-criteria class-xi-criteria fee examination promotion ' +
  'leave general-rule tc pphelp circular news events gallery icse-result isc-result class-x-result ' +
  'class-xii-result principal-message about-us our-vision infrastructure academics studies library ' +
  'laboratory disclosure accreditation privacy'
).split(' ');

/** The place of a page in that order, by the name of its file in a content folder. */
export function placeAsked(file: string): number {
  const place = askedFor.indexOf(file.replace(/^.*\//, '').replace(/\.\w+$/, ''));
  return place < 0 ? askedFor.length : place;
}
