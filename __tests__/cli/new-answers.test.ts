/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { formatDiagnostic } from '../../src/content/diagnostics';
import { namesOf, readBoard } from '../../src/cli/site-new/boards';
import { parseClasses, streamsIn } from '../../src/cli/site-new/class-names';
import { labelledPhones } from '../../src/cli/site-new/phone-numbers';
import { readColour } from '../../src/cli/site-new/colour-words';
import type { SchoolAnswers } from '../../src/cli/site-new/answers.schema';
import { feeRows, feesProblem } from '../../src/cli/site-new/fee-lines';
import { ownPage } from '../../src/cli/site-new/own-pages';
import { readMonth } from '../../src/cli/site-new/months';
import { answersOf, givenIn, questions } from '../../src/cli/site-new/ask-answers';
import { parseAnswers } from '../../src/cli/site-new/read-answers';
import { siteOf } from '../../src/cli/site-new/content-files';
import { shellWord } from '../../src/cli/site-new/shell-word';
import { fittingText } from '../../src/cli/site-new/template-pages';
import { smarten } from '../../src/content/typography';
import { generatedSchool } from './support/generated-schools';
import { quickSchools } from './support/quick-schools';

const { madeSchool, removeSchools } = quickSchools();
afterAll(removeSchools);

const upTo = (last: number) => 'I II III IV V VI VII VIII IX X XI XII'.split(' ').slice(0, last);

it.each([
  ['Lower Nursery, KG-1, KG 2, Std. I, 2nd', ['Lower Nursery', 'KG 1', 'KG 2', 'I', 'II']],
  ['L.K.G., U.K.G., Class 1 - Class 10', ['LKG', 'UKG', ...upTo(10)]],
  ['Nursery to X', ['Nursery', 'LKG', 'UKG', ...upTo(10)]],
  ['KG-1 to KG-2, I-V', ['KG 1', 'KG 2', ...upTo(5)]],
  ['Pre-Primary: PP1, PP2; Primary (1 to 5)', ['PP 1', 'PP 2', ...upTo(5)]],
  ['Sprouts, Buds, Grade One to Grade Two', ['Sprouts', 'Buds', 'I', 'II']],
  ['I to X, FYJC Science, S.Y.J.C. (Commerce)', upTo(12)],
  ['V to V, X, UKG, LKG', ['UKG', 'LKG', 'V', 'X']],
  ['Class XI Sci & XII (Science, Commerce)', ['XI', 'XII']],
  ['LKG, UKG, Std. I … Std. X, +1 and +2', ['LKG', 'UKG', ...upTo(12)]],
  ['Pre-Primary to Plus Two', ['Pre-Primary', ...upTo(12)]],
  ['Nursery to 10+2', ['Nursery', 'LKG', 'UKG', ...upTo(12)]],
  ['Lower Prep to II', ['Lower Prep', 'Upper Prep', ...upTo(2)]],
])('reads the classes of %s', (written, classes) => {
  const found = parseClasses(written);
  expect([...found].sort()).toEqual([...classes].sort());
});

it('reads the streams that stand with classes', () => {
  expect(streamsIn('XI Science, XI Com., Class XII Sci and Arts')).toEqual([
    'Science',
    'Commerce',
    'Arts',
  ]);
});

it.each([
  ['XI Bio-Maths, XI Commerce, XII Bio-Maths', ['Bio-Maths', 'Commerce']],
  ['Std. XI Computer Science & Std. XII Pure Science', ['Computer Science', 'Pure Science']],
  ['XI (MPC, BiPC, CEC)', ['MPC', 'BiPC', 'CEC']],
  ['11th Non-Medical, 12th Medical, Grade 12 Sci', ['Non-Medical', 'Medical', 'Science']],
  ['I to X, XI - XII', []],
])('reads the streams of a school’s own in %s', (written, streams) => {
  expect(streamsIn(written)).toEqual(streams);
  expect(parseClasses(written).every((one) => upTo(12).includes(one))).toBe(true);
});

it('tells where a stream stands without its class', () => {
  expect(() => parseClasses('XI & XII (Bio-Maths, Commerce)')).toThrow('like XI Bio-Maths');
});

it('tells every class that it does not know at once', () => {
  expect(() => parseClasses('Nursey, I A, Class XV, V to I')).toThrow(
    /"Nursey" is no class; did you mean "Nursery"\?\n"I A" is a section; write the class alone: I\n"Class XV" is no class.*\n"V to I" ends before it begins/,
  );
});

it('takes words about the school behind its classes for no class', () => {
  expect(() => parseClasses('I to X (Co-ed)')).toThrow(
    '"Co-ed" is no class; write classes alone, like Nursery, LKG, I to X',
  );
});

it.each([
  ['ICSE', 'ICSE/ISC'],
  ['ICSE and ISC', 'ICSE/ISC'],
  ['I.S.C.', 'ICSE/ISC'],
  ['cbse board', 'CBSE'],
  ['state', 'State'],
  ['Kerala State Board', 'Kerala State Board'],
  ['CISCE, New Delhi', 'ICSE/ISC'],
  ['ICSE (Class X) & ISC (Class XII)', 'ICSE/ISC'],
  ['CBSE and ICSE', 'CBSE and ICSE'],
])('reads the board %s', (written, board) => expect(readBoard(written)).toBe(board));

it('names of a council only the examinations that the classes sit', () => {
  const short = (last: number) => namesOf('ICSE/ISC', 'Kerala', upTo(last)).short;
  expect([short(12), short(10), short(5)]).toEqual(['ICSE · ISC', 'ICSE', 'ICSE']);
});

it.each([
  ['June', 'June'],
  ['jun', 'June'],
  ['Sept.', 'September'],
  ['06', 'June'],
  ['1st June', 'June'],
  ['Jun. 15', 'June'],
  ['June 2026', 'June'],
  ['जून', 'June'],
  ['Juni', 'Juni'],
])('reads the month %s', (written, month) => expect(readMonth(written)).toBe(month));

it.each([
  ['maroon', '#800000'],
  ['Navy Blue', '#000080'],
  ['bottle green colour', '#006A4E'],
  ['7a1f3d', '#7A1F3D'],
  ['#fff', '#FFFFFF'],
  ['olive green', '#808000'],
  ['Deep Maroon', '#800000'],
  ['Maroon (dark)', '#800000'],
  ['rgb(128, 0, 0)', '#800000'],
  ['hsl(0 100% 50%)', '#FF0000'],
  ['blurple', 'blurple'],
  ['green', '#008000'],
])('reads the colour %s', (written, colour) => expect(readColour(written)).toBe(colour));

it('reads classes, numbers and fees in Hindi', () => {
  expect(parseClasses('अरुण, उदय, कक्षा १ से ३ तक और 4')).toEqual([
    'अरुण',
    'उदय',
    'I',
    'II',
    'III',
    'IV',
  ]);
  expect(labelledPhones('०७१६२-२४००००, 98000 00005 (प्राचार्य)')).toEqual([
    { label: 'School office', number: '07162-240000' },
    { label: 'प्राचार्य', number: '98000 00005' },
  ]);
  expect(readAnswer('postcode', 'पिन - २४८ ००१')).toBe('248001');
  expect(readAnswer('founded', '१९४८')).toBe(1948);
  expect(readAnswer('board', 'उत्तराखण्ड बोर्ड')).toBe('उत्तराखण्ड बोर्ड');
  expect(feeRows('6-8: ९,६००')).toEqual([['6-8', '₹\u00a09,600']]);
});

it('reads lines of an office that are written by their last figures', () => {
  expect(
    labelledPhones('(033) 2229 0000 / 0001 / 02, 98300 00000').map((one) => one.number),
  ).toEqual(['(033) 2229 0000', '(033) 2229 0001', '(033) 2229 0002', '98300 00000']);
});

it('takes an address as it is copied from a browser', () => {
  const answers = { ...generatedSchool(2), siteUrl: 'https://office.github.io/school/' };
  expect(madeSchool(answers).site.siteUrl).toBe('https://office.github.io/school');
});

/** What is read of an answer, written behind its name as here. */
function readAnswer(key: string, written: string): unknown {
  const others = Object.entries({ ...generatedSchool(2), [key]: undefined })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const text = [...others, `${key}: ${written}`, ''].join('\n');
  return Object(parseAnswers('a.yaml', text, formatDiagnostic))[key];
}

it.each([
  ['name', '#1 Public School', '#1 Public School'],
  ['name', 'School #2 # its name', 'School #2'],
  ['name', `"St. Mary's" & St. Joseph's: Convent`, `"St. Mary's" & St. Joseph's: Convent`],
  ['name', '[New] @Home *Star* {School}', '[New] @Home *Star* {School}'],
  ['name', '- % School', '- % School'],
  ['name', "'St. Mary''s' # in quotes", "St. Mary's"],
  ['phone', '+914712330000', '+914712330000'],
  ['sessionFrom', '06', 'June'],
  ['founded', 'Estd. 1923', 1923],
  ['siteUrl', 'www.Hillview.example/', 'https://www.hillview.example'],
  ['fees', 'I to V: 30,000; VI to X: 36,000', 'I to V: 30,000; VI to X: 36,000'],
  ['classes', '[Nursery, LKG, UKG, I to X]', 'Nursery, LKG, UKG, I to X'],
  ['history', 'It began\n  in 1923.', 'It began in 1923.'],
  ['colours', '{ main: #000080, accent:#F2B233 }', { main: '#000080', accent: '#F2B233' }],
  ['colours', '\n  main: 000080\n  accent: F2B233', { main: '#000080', accent: '#F2B233' }],
  ['colours', 'navy and gold', { main: '#000080', accent: '#FFD700' }],
  ['fees', '{ LKG: 18,000, I to V: ₹ 22,500 }', 'LKG: 18,000; I to V: ₹ 22,500'],
  ['colours', 'dark green and sandal', { main: '#006400', accent: '#E3C59C' }],
  ['colours', 'rgb(0,0,128), gold', { main: '#000080', accent: '#FFD700' }],
  ['colours', '[navy, gold]', { main: '#000080', accent: '#FFD700' }],
])('reads the answer %s: %s', (key, written, read) =>
  expect(readAnswer(key, written)).toEqual(read),
);

it.each([
  ['colours', 'red, yellow, blue', 'write the two colours of the school, such as maroon and gold'],
  ['colours', "{ main: '#12345', accent: gold }", '"#12345" is not a colour'],
  ['phone', '0471-2330000/2330001', '"2330001" rings in its own town only'],
  ['links', '{ erp: http://erp.example }', 'begins with http'],
])('says what to write for %s: %s', (key, written, message) =>
  expect(() => readAnswer(key, written)).toThrow(message),
);

it('makes words for colours readable', () => {
  // A yellow that nothing can be read on becomes the nearest that something can.
  expect(readAnswer('colours', '{ main: yellow, accent: white }')).toMatchObject({
    main: expect.stringMatching(/^#(?!FFFF00)[\dA-F]{6}$/),
  });
});

it('reads fees as offices write them', () => {
  expect(feeRows('Nursery to UKG: 24,000; I to V - Rs. 30000/-\nVI–X ₹ 1,36,000 per year')).toEqual(
    [
      ['Nursery to UKG', '₹\u00a024,000'],
      ['I to V', '₹\u00a030,000'],
      ['VI–X', '₹\u00a01,36,000'],
    ],
  );
});

it.each(['Rs.18,000/-', 'Rs18000', 'INR 18,000.00', 'Rupees 18,000 only', '18,000 per annum'])(
  'reads the fee %s',
  (amount) => expect(feeRows(`LKG: ${amount}`)).toEqual([['LKG', '₹\u00a018,000']]),
);

it('tells where fees of a quarter go', () => {
  expect(feesProblem('Std I to IV: Rs. 12,500/- per quarter')).toMatch(
    /no fee of a year.*fee-table/,
  );
});

it('keeps the lines of an answer, and joins what was only wrapped', () => {
  const school = generatedSchool(3);
  const answers = {
    ...school,
    schoolHours: 'Morning shift (I to IV): 7:00 am to 12:00 noon\nNoon shift: 12:30 pm to 5:30 pm',
    uniform:
      'White shirt and grey trousers.\nOn Wednesdays the T-shirt of the house, with white canvas shoes and the\nbelt of the school.',
  };
  const { blocks: [timings] = [] } = ownPage('timings.yaml', answers as SchoolAnswers) ?? {};
  expect(timings).toMatchObject({
    rows: expect.arrayContaining([
      ['Morning shift (I to IV)', '7:00 am to 12:00 noon'],
      ['Noon shift', '12:30 pm to 5:30 pm'],
    ]),
  });
  const { blocks: [uniform] = [] } = ownPage('uniform.yaml', answers as SchoolAnswers) ?? {};
  expect(uniform).toMatchObject({
    text: 'White shirt and grey trousers.\n\nOn Wednesdays the T-shirt of the house, with white canvas shoes and the\nbelt of the school.\n',
  });
});

it.each([
  [
    '04562-244455 / 98421 00000',
    ['School office 04562-244455', 'School office, mobile 98421 00000'],
  ],
  [
    '98421 00000, 98421 00001, 98421 00002',
    [
      'School office 98421 00000',
      'School office, second line 98421 00001',
      'School office, third line 98421 00002',
    ],
  ],
  [
    'Ph: (04562) 244455; 98421 00000 (Principal) & Mob. 98421 00001',
    ['School office (04562) 244455', 'Principal 98421 00000', 'School office, mobile 98421 00001'],
  ],
  [
    'Reception: +91 (0)4562 244455\ntransport in-charge 98421-00000 | head office - 98421 00002',
    ['Reception +91 (0)4562 244455', 'Transport in-charge 98421-00000', 'Head office 98421 00002'],
  ],
  ['(+91) 98421 00000', ['School office (+91) 98421 00000']],
  [
    'Off: 04562-244455, Principal - 98421 00000 (M)',
    ['School office 04562-244455', 'Principal 98421 00000'],
  ],
  [
    '0422-2570001 x 3 / 0422 2570003 extn. 12 (Fees counter), 0422-2570004 #7',
    [
      'School office, extension 3 0422-2570001',
      'Fees counter, extension 12 0422 2570003',
      'School office, extension 7 0422-2570004',
    ],
  ],
])('takes the phone numbers %j of an office, and who answers them', (phone, phones) => {
  const text = JSON.stringify({ ...generatedSchool(2), phone });
  const site = siteOf(parseAnswers('a.yaml', text, formatDiagnostic));
  const written = site.phones as { label: string; number: string }[];
  expect(written.map(({ label, number }) => `${label} ${number}`)).toEqual(phones);
});

it('shortens a text by whole words, with the short name', () => {
  const site = { name: 'Very '.repeat(20).trim(), shortName: 'Hill' };
  const text = 'Fees of {{ site.name }}: what each class pays, and what comes on top of it.';
  const short = '{{ site.shortName }}';
  expect(fittingText(text, { site }, 200)).toBe(text);
  expect(fittingText(text, { site }, 80)).toBe(text.replace('{{ site.name }}', short));
  expect(fittingText(text, { site }, 60)).toBe(
    `Fees of ${short}: what each class pays, and what comes on top.`,
  );
  expect(fittingText(text, { site }, 40)).toBe(`Fees of ${short}: what each class pays.`);
});

it.each([
  ['../hillview/content', '../hillview/content'],
  ['../my school/content', '"../my school/content"'],
  ["../St. Mary's $1", `'../St. Mary'\\''s $1'`],
])('writes the path %s for a command', (path, word) => expect(shellWord(path)).toBe(word));

it('takes back the answers that were kept', () => {
  const given = { name: 'A', 'colours.main': 'maroon', 'links.erp': 'https://erp.example' };
  expect(givenIn(answersOf(given))).toEqual(given);
});

it.each([0, 10, 25, 47, 48])('makes a school of any name and script (%d)', (number) => {
  const answers = generatedSchool(number);
  const { site, descriptions, menu } = madeSchool(answers);
  expect(site).toMatchObject({ name: smarten(answers.name), emptyLists: 'sentence' });
  expect(Math.max(...descriptions.map(({ length }) => length))).toBeLessThanOrEqual(160);
  const pages = menu.flatMap((group) => group.pages.map(({ path }) => path));
  expect(pages).toEqual(expect.arrayContaining(['/Criteria', '/ContactUs', '/SchoolCalendar']));
});

it('names the city once where the name of the school has it', () => {
  const name = "St. Thekla's Convent School, Coimbatore";
  const answers = { ...generatedSchool(2), name, shortName: name, city: 'Coimbatore' };
  const { site, descriptions } = madeSchool(answers);
  expect(descriptions.filter((text) => /Coimbatore, Coimbatore/.test(text))).toEqual([]);
  expect(site.map?.label).toBe(smarten(`Map of ${name}`));
});

it('makes a school without a fault of the examples of the guides', () => {
  const examples = (name: string) =>
    [...readFileSync(`docs/editors/${name}.md`, 'utf8').matchAll(/^```yaml\n(.*?)^```/gms)].map(
      ([, text = '']) => text,
    );
  const [answers = '', staff = ''] = examples('answers');
  const terms = examples('new-school').find((text) => text.includes('kind: fee-table')) ?? '';
  const { site, menu } = madeSchool(answers, {
    'pages/staff.yaml': () => staff,
    'pages/fee-structure.yaml': (text) =>
      text.replace(/^blocks:\n/m, (head) => head + terms.replace(/^(?=.)/gm, '  ')),
  });
  expect(site.phones.map(({ label }) => label)).toEqual(['School office', 'Principal', 'Vans']);
  const pages = menu.flatMap((group) => group.pages.map(({ path }) => path));
  for (const path of ['/FeeStructure', '/Timings', '/Transport', '/Staff', '/Uniform']) {
    expect(pages).toContain(path);
  }
  // Every question of the command is answered there.
  const isAnswered = ({ name }: { name: string }) =>
    answers.includes(`\n${name.replace(/\..*/, '')}:`) || answers.startsWith(`${name}:`);
  const kept = ['type', 'decoration'];
  expect(questions.filter((one) => !isAnswered(one)).map(({ name }) => name)).toEqual(kept);
});

it('makes pages of what a school answers', () => {
  const { menu } = madeSchool(generatedSchool(12));
  const pages = menu.flatMap((group) => group.pages.map(({ path }) => path));
  for (const path of ['/FeeStructure', '/Timings', '/Uniform', '/Transport', '/AboutUs']) {
    expect(pages).toContain(path);
  }
});
