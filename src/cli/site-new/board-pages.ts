import { isCouncil } from './boards';

/*
 * Pages whose names and addresses hold ICSE or ISC, and what a school of another board calls
 * them: by their addresses, and by their files in the template.
 */
const otherBoards = new Map([
  ['/ICSECriteria', '/LaterClassesCriteria'],
  ['icse-criteria.yaml', 'later-classes-criteria.yaml'],
  ['/ISCcriteria', '/ClassXICriteria'],
  ['isc-criteria.yaml', 'class-xi-criteria.yaml'],
  ['/ISCresult', '/ClassXIIResult'],
  ['isc-result.yaml', 'class-xii-result.yaml'],
  ['/ICSEresult', '/ClassXResult'],
  ['icse-result.yaml', 'class-x-result.yaml'],
  ['/ISCToppers', '/ClassXIIToppers'],
  ['isc-toppers.yaml', 'class-xii-toppers.yaml'],
  ['/ICSEToppers', '/ClassXToppers'],
  ['icse-toppers.yaml', 'class-x-toppers.yaml'],
]);

/** The address of a page, or the name of its file, of the template at a school of a board. */
export const nameAt = (board: string, name: string): string =>
  (!isCouncil(board) && otherBoards.get(name)) || name;
