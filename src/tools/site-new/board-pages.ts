import type { SchoolAnswers } from './answers.schema';

interface BoardPage {
  /** Its file in the template, and its address there: the specification's, by the ICSE and the ISC. */
  file: string;
  path: string;
  /** The same at a school of any other board. */
  anyBoard: { file: string; path: string };
}

const boardPages: readonly BoardPage[] = [
  {
    file: 'icse-criteria.yaml',
    path: '/ICSECriteria',
    anyBoard: { file: 'later-classes-criteria.yaml', path: '/LaterClassesCriteria' },
  },
  {
    file: 'isc-criteria.yaml',
    path: '/ISCcriteria',
    anyBoard: { file: 'class-xi-criteria.yaml', path: '/ClassXICriteria' },
  },
  {
    file: 'isc-result.yaml',
    path: '/ISCresult',
    anyBoard: { file: 'class-xii-result.yaml', path: '/ClassXIIResult' },
  },
  {
    file: 'icse-result.yaml',
    path: '/ICSEresult',
    anyBoard: { file: 'class-x-result.yaml', path: '/ClassXResult' },
  },
  {
    file: 'isc-toppers.yaml',
    path: '/ISCToppers',
    anyBoard: { file: 'class-xii-toppers.yaml', path: '/ClassXIIToppers' },
  },
  {
    file: 'icse-toppers.yaml',
    path: '/ICSEToppers',
    anyBoard: { file: 'class-x-toppers.yaml', path: '/ClassXToppers' },
  },
];

type Board = SchoolAnswers['board'];

const found = (board: Board, key: 'file' | 'path', value: string) =>
  board === 'ICSE/ISC' ? undefined : boardPages.find((page) => page[key] === value)?.anyBoard;

/** The address of a page of the template at a school of that board. */
export const pathAt = (board: Board, path: string) => found(board, 'path', path)?.path ?? path;

/** The name of a page's file at a school of that board, by its name in the template. */
export const fileAt = (board: Board, file: string) => found(board, 'file', file)?.file ?? file;
