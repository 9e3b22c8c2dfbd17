/** @jest-environment node */
import { load, pageHead, removeContent } from '../content/content-folder';

afterAll(removeContent);

const table = (rest: string) =>
  load({ 'pages/a.yaml': `${pageHead('/A')}  - kind: table\n    caption: Fees\n${rest}` });

describe('a table', () => {
  it('has as many cells in a row as in its header', () => {
    const { lines } = table(`    columns: [Class, { label: Fee, align: end }]
    rows:
      - [I, '1']
      - [II]
      - [III, '3', more]
    totals: [All]
`);
    expect(lines).toEqual([
      'content/pages/a.yaml:12:9: row 2 has 1 cell, the header has 2; add the missing cell or remove a column',
      "content/pages/a.yaml:13:9: row 3 has 3 cells, the header has 2; quote a cell that has a comma, like 'M.A., B.Ed', or remove a cell or add a column",
      'content/pages/a.yaml:14:13: the row of totals has 1 cell, the header has 2; add the missing cell or remove a column',
    ]);
  });

  it('tells of a cell that was cut at its comma what to quote', () => {
    const { lines } = table(`    columns: [Name, Degree]
    rows:
      - [Ravi Das, M.Sc., B.Ed]
`);
    expect(lines).toEqual([
      "content/pages/a.yaml:11:9: row 1 has 3 cells, the header has 2; quote a cell that has a comma, like 'M.Sc., B.Ed', or remove a cell or add a column",
    ]);
  });

  it('has a label for every column, and words in every cell', () => {
    const { lines } = table(`    columns: ['', { lable: Fee }]
    rows:
      - [I, { a: b }]
      - [II,]
      - [III, null]
`);
    expect(lines).toEqual([
      'content/pages/a.yaml:9:15: item 1 is blank; write a value, for example "Amount"',
      'content/pages/a.yaml:9:21: unknown key "lable"; did you mean "label"?',
      "content/pages/a.yaml:11:13: item 2 must be a text; a text with a colon needs quotes: 'a: b'",
      'content/pages/a.yaml:12:9: row 2 has 1 cell, the header has 2; add the missing cell or remove a column',
      'content/pages/a.yaml:13:15: item 2 has no value; write one, for example "₹ 10,200"',
    ]);
  });

  it('takes numbers and blank cells', () => {
    const { content, lines } = table(`    columns: [Class, Fee]
    rows:
      - [I, 9800]
      - [II, '']
`);
    expect(lines).toEqual([]);
    expect(content?.pages[0]?.blocks).toEqual([
      {
        kind: 'table',
        caption: 'Fees',
        columns: [
          { label: 'Class', align: 'start' },
          { label: 'Fee', align: 'start' },
        ],
        rowHeaders: false,
        rows: [
          ['I', '9800'],
          ['II', ''],
        ],
        phone: 'cards',
      },
    ]);
  });
});
