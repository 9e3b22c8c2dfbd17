import { linesOf, type remarksOf } from '../../lib/http/reading-report';

/** Something that is said of a list. */
export interface Line {
  /** `lacks`: a page would lack something; `note`: it is good to know. */
  kind: 'lacks' | 'note';
  text: string;
}

/** What was found of one call. */
export interface ListReport {
  name: string;
  address: string;
  /** How many records came, and how many of them the pages show. */
  sent: number;
  shown: number;
  remarks: Line[];
}

export const lacks = (text: string): Line => ({ kind: 'lacks', text });
export const note = (text: string): Line => ({ kind: 'note', text });

/** What is to say of an id that can't stand in an address. */
export const unfitId = (id: string): string =>
  `the id "${id}" fits no address: letters, digits, - and _, up to 64`;

/** Pictures elsewhere: of an attachment elsewhere its link is shown. */
const ELSEWHERE = /^"(?:images?|attachments)" left out .*\bhttps?:\/\/.*/;
const WHY = '$&; pages show pictures of the service alone (/api/image/)';

/** What is to say of how records were read. */
export const readingLines = (remarks: ReturnType<typeof remarksOf>): Line[] =>
  linesOf(remarks).map(({ kind, line }) =>
    kind === 'normalized' ? note(line) : lacks(line.replace(ELSEWHERE, WHY)),
  );
