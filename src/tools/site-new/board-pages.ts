import type { SchoolAnswers } from './answers.schema';

type Board = SchoolAnswers['board'];

/*
 * Pages whose names and addresses hold ICSE or ISC, and what a school of another board calls
 * them: by their addresses, and by their files in the template.
 */
const paths: Readonly<Record<string, string>> = {
  '/ICSECriteria': '/LaterClassesCriteria',
  '/ISCcriteria': '/ClassXICriteria',
  '/ISCresult': '/ClassXIIResult',
  '/ICSEresult': '/ClassXResult',
  '/ISCToppers': '/ClassXIIToppers',
  '/ICSEToppers': '/ClassXToppers',
};
const files: Readonly<Record<string, string>> = {
  'icse-criteria.yaml': 'later-classes-criteria.yaml',
  'isc-criteria.yaml': 'class-xi-criteria.yaml',
  'isc-result.yaml': 'class-xii-result.yaml',
  'icse-result.yaml': 'class-x-result.yaml',
  'isc-toppers.yaml': 'class-xii-toppers.yaml',
  'icse-toppers.yaml': 'class-x-toppers.yaml',
};

const isCouncil = (board: Board) => board === 'ICSE/ISC';

/** The address of a page of the template at a school of that board. */
export const pathAt = (board: Board, path: string) =>
  isCouncil(board) ? path : (paths[path] ?? path);

/** The name of a page's file at a school of that board, by its name in the template. */
export const fileAt = (board: Board, file: string) =>
  isCouncil(board) ? file : (files[file] ?? file);
