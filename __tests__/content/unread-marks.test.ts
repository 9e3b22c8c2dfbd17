/** @jest-environment node */
import { parseMarkdown } from '../../src/content/markdown';
import { blockHtml } from '../../src/content/markdown-html';
import { load, removeContent } from './content-folder';

afterAll(removeContent);

const told = (text: string) =>
  parseMarkdown(text, 'block').problems.map(({ offset, message }) => `${offset}: ${message}`);
const htmlOf = (text: string) => blockHtml(parseMarkdown(text, 'block').tree, () => '');

const angled = 'what holds blanks or brackets needs < > around it:';

describe('what is meant as a mark and would be shown as it stands is named', () => {
  it.each([
    [
      'Here: ![Fair](WhatsApp Image 2026-11-20 (1).jpeg)',
      `6: this is not read as a picture: ${angled} ![Fair](<WhatsApp Image 2026-11-20 (1).jpeg>)`,
    ],
    ['Ring [us](98300 00000).', `5: this is not read as a link: ${angled} [us](<98300 00000>)`],
    [
      'See [this](https://a.example/x y).',
      `4: this is not read as a link: ${angled} [this](<https://a.example/x y>)`,
    ],
    [
      'See [the fees] (/Fee).',
      '4: this is not read as a link; write nothing between ] and (: [the fees](/Fee)',
    ],
    [
      'See (the fees)[/Fee].',
      '4: the words of a link stand in [ ], its address in ( ): [the fees](/Fee)',
    ],
    [
      '** Admission open ** now',
      '0: these stars are shown as they stand: write **Admission open** with a blank before and behind it',
    ],
    [
      'Our hall:\n\n![][image1]',
      '11: write the picture with its path: ![What it shows](scenes/courtyard.webp)',
    ],
    [
      '[image1]: <data:image/png;base64,iVBORw0KGgo=>',
      '0: this picture stands within the text; save it as a file in content/pictures, and remove this line',
    ],
    ['##Library', '0: a heading has a blank behind its signs: "## "'],
  ])('%s', (text, message) => {
    expect(told(text)).toEqual([message]);
  });

  it('in the cell of a table, at its place', () => {
    expect(told('| A |\n| --- |\n| [us](98 30) |')).toEqual([
      expect.stringMatching(/^16: this is not read as a link/),
    ]);
    expect(parseMarkdown('  Ring [us](98 30)', 'inline').problems).toEqual([
      { offset: 7, message: expect.stringContaining('[us](<98 30>)') },
    ]);
  });

  it('but no link, and no words in brackets or with stars', () => {
    const sound = [
      '[ok](/Fee), [ok](<a b.pdf>), [ok](/Fee "Fees") and **[bold](/Fee)**',
      'Sanskrit [III] (compulsory), `[a](b c)`, \\[a](b c)',
      'A** and B** only; 5 ** 2 and 3 ** 4',
      '**Terms apply',
      '#SportsDay',
    ];
    expect(sound.flatMap(told)).toEqual([]);
  });
});

it('tells each tag of HTML once, with what Markdown has for it', () => {
  const html = 'HTML is not shown; write Markdown';
  expect(told('<font color="red">Admission <b>open</b></font><br>now')).toEqual([
    `0: ${html}, or the words alone`,
    `28: ${html}: **words**`,
    `46: ${html}: a new paragraph, or \\ at the end of the line`,
  ]);
  expect(told('<table><tr><td>VI</td></tr></table>')).toEqual([
    `0: ${html}: | between the cells of a row, or a block of the kind table`,
  ]);
  expect(told('Open</b>')).toEqual([`4: ${html}: **words**`]);
  expect(told('<h2>Fees</h2>')).toEqual([`0: ${html}: ## words`]);
});

describe('figures keep the signs between them', () => {
  it('tells stars that would be taken for emphasis', () => {
    expect(told('Rooms of 20*30 and 15*20 feet')).toEqual([
      '11: stars between figures are read as emphasis, and not shown; write × for "by" and "times"',
    ]);
    expect(told('2 * 3, *2* and 5*4')).toEqual([]);
  });

  it('strikes nothing between single tildes', () => {
    expect(htmlOf('Classes 9~10 and 11~12 ~~late~~')).toContain('9~10 and 11~12 <del>late</del>');
  });
});

it('tells words that a tab would make the code of a program, and leaves code in a fence alone', () => {
  expect(told('One.\n\n\tDear parents,')).toEqual([
    expect.stringMatching(/^6: what is indented by a tab or four blanks is shown as the code/),
  ]);
  expect(told('```\ncode\n```')).toEqual([]);
});

it('tells two columns of a spreadsheet, and takes a tab behind "a)" for a blank', () => {
  expect(told('Class    Fee\nVI       1000\nVII      1200')).toEqual([
    expect.stringMatching(/^0: these rows would run together/),
  ]);
  expect(told('Phone:    0422-2570001\nE-mail:   office@hillview.example')).toEqual([]);
  expect(told('Class\tFee\nVI\t1000')).toEqual([
    expect.stringMatching(/^0: these rows would run together/),
  ]);
  expect(told('Bring:\na)\tone\nb)\ttwo')).toEqual([]);
});

it('takes seven signs below a heading for no conflict', () => {
  const keys =
    'path: /More\ntitle: More\nkind: static\nmenu: Rules\nreviewed: 2026-10-12\n' +
    'description: A description that is long enough for a search engine to show all of it, and no longer.\n';
  const page = (text: string) => load({ 'pages/more.md': `---\n${keys}---\n\n${text}\n` }).lines;
  expect(page('Library\n=======')).toEqual([
    'content/pages/more.md:10:1: one # is the page’s title; begin with ##',
  ]);
  expect(page('<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main')).toEqual([
    expect.stringContaining('more.md:10:1: two people changed this at the same time'),
  ]);
});
