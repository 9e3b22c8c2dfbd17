/** @jest-environment node */
import { classesInWords, readClasses, usualClasses } from '../../../src/lib/http/class-names';

const school = ['PG', 'NUR', 'PREP', ...usualClasses.slice(-12)];
const senior = ['VI', 'VII', 'VIII'];

it.each<[unknown, string[]]>([
  ['VI', ['VI']],
  [6, ['VI']],
  ['6', ['VI']],
  ['६', ['VI']],
  ['Class 6', ['VI']],
  ['Std. VI', ['VI']],
  ['Grade 6th', ['VI']],
  ['VIth', ['VI']],
  ['sixth', ['VI']],
  ['Class Six', ['VI']],
  ['कक्षा 6', ['VI']],
  ['VI-A', ['VI']],
  ['VI A', ['VI']],
  ['VI (A)', ['VI']],
  ['6A', ['VI']],
  ['VIA', ['VI']],
  ['XI Science', ['XI']],
  ['XII (Commerce)', ['XII']],
  ['XI-Sci, XII', ['XI', 'XII']],
  ['+1, +2', ['XI', 'XII']],
  ['Plus Two Science', ['XII']],
  ['10+2', ['XII']],
  ['II PUC', ['XII']],
  ['VI+VII', ['VI', 'VII']],
  ['X-A & B', ['X']],
  ['X-A, X-B, IX', ['IX', 'X']],
  ['IX (A and B)', ['IX']],
  ['VI to VIII', senior],
  ['VI–VIII', senior],
  ['VI - VIII', senior],
  ['Classes 6-8', senior],
  ['6th to 8th', senior],
  ['Class VI to Class VIII', senior],
  ['VIII to VI', senior],
  ['VI-A to VIII-C', senior],
  ['कक्षा 6 से 8 तक', senior],
  ['VI se VIII', senior],
  ['VI, VII and VIII', senior],
  ['VI/VII/VIII', senior],
  ['VI & VII; VIII', senior],
  ['VI\nVII\nVIII', senior],
  [['VI', 7, 'VIII-B'], senior],
  ['I-V', ['I', 'II', 'III', 'IV', 'V']],
  ['1-2', ['I', 'II']],
  ['X-XI', ['X', 'XI']],
  ['X onwards', ['X', 'XI', 'XII']],
  ['XI and above', ['XI', 'XII']],
  ['I to III, IX', ['I', 'II', 'III', 'IX']],
  ['Nursery', ['Nursery']],
  ['Nur. & K.G.', ['Nursery', 'KG']],
  ['L.K.G., U.K.G.', ['LKG', 'UKG']],
  ['KG-1', ['LKG']],
  ['KG II', ['UKG']],
  ['Pre-Nursery', ['Pre-Nursery']],
  ['Nursery A', ['Nursery']],
  ['UKG to II', ['UKG', 'KG', 'Prep', 'I', 'II']],
])('reads %j', (written, classes) => {
  expect(readClasses(written)).toEqual({ classes, unknown: [] });
});

it.each<[unknown, string[]]>([
  ['Nursery, Prep', ['NUR', 'PREP']],
  ['Play Group to Nursery', ['PG', 'NUR']],
  ['NUR to I', ['NUR', 'PREP', 'I']],
  ['Prep-II', ['PREP', 'I', 'II']],
])('names %j as the school does', (written, classes) => {
  expect(readClasses(written, school)).toEqual({ classes, unknown: [] });
});

it.each<[unknown, string[]]>([
  ['KG-I B', ['KG 1']],
  ['KG II-A', ['KG 2']],
  ['KG-I - KG-II', ['KG 1', 'KG 2']],
  ['KG-I to I', ['KG 1', 'KG 2', 'I']],
  ['KG', ['KG 1', 'KG 2']],
  ['K.G. to II', ['KG 1', 'KG 2', 'I', 'II']],
  ['Nur to KG', ['Nursery', 'KG 1', 'KG 2']],
  ['Nursery, LKG', ['Nursery', 'KG 1']],
])('reads %j where kindergarten has two years', (written, classes) => {
  const own = ['Nursery', 'KG 1', 'KG 2', 'I', 'II'];
  expect(readClasses(written, own)).toEqual({ classes, unknown: [] });
});

it('reads ranges in the order of the school', () => {
  const own = ['Montessori 1', 'Montessori 2', 'KG', 'Class 1', 'Class 2'];
  expect(readClasses('Montessori 2 to Class 1', own).classes).toEqual([
    'Montessori 2',
    'KG',
    'Class 1',
  ]);
  expect(readClasses('KG-II', own).classes).toEqual(['KG', 'Class 1', 'Class 2']);
  expect(readClasses(['I', 'montessori 1'], own).classes).toEqual(['Montessori 1', 'Class 1']);
});

it.each(['All', 'all classes', 'For all students', 'Whole school', '', ' - ', null, {}, undefined])(
  'takes %j for all',
  (written) => {
    expect(readClasses(written)).toEqual({ classes: [], unknown: [] });
    expect(classesInWords(written)).toBe('');
  },
);

it('keeps what is no class as it is written, and says so', () => {
  expect(readClasses('Hostellers, VI', school)).toEqual({
    classes: ['VI', 'Hostellers'],
    unknown: ['Hostellers'],
  });
  expect(readClasses('kg, XIII', school).unknown).toEqual(['kg', 'XIII']);
});

it('takes what is hostile for words', () => {
  expect(readClasses(['<script>', '__proto__', 'constructor']).classes).toHaveLength(3);
  expect(readClasses('x'.repeat(100_000)).classes[0]).toHaveLength(40);
  expect(
    readClasses(Array.from({ length: 5_000 }, (_, index) => `c${index}`)).classes,
  ).toHaveLength(60);
});

it.each<[unknown, string]>([
  ['VI to VIII', 'VI to VIII'],
  ['Class VI-A', 'VI-A'],
  ['Classes: VI, VII', 'VI, VII'],
  [['VI', 7], 'VI, 7'],
])('shows %j as it is written', (written, shown) => {
  expect(classesInWords(written)).toBe(shown);
});

it('names what is unknown as it is written', () => {
  expect(readClasses('+2 Com, V', ['V'])).toEqual({ classes: ['V', 'XII'], unknown: ['+2 Com'] });
});

it.each([
  'VI تا VIII',
  'کلاس VI سے VIII تک',
  '۶ تا ۸',
  'VI، VII اور VIII',
  'جماعت VI، VII و VIII',
  'इयत्ता VI ते VIII',
  'VI ਤੋਂ VIII ਤੱਕ',
  'শ্রেণী VI থেকে VIII পর্যন্ত',
  'VI முதல் VIII வரை',
  'VI, VII અને VIII',
])('reads "%s" in other scripts', (written) => {
  expect(readClasses(written)).toEqual({ classes: ['VI', 'VII', 'VIII'], unknown: [] });
});

it('takes no class for all of what is written between two in another language', () => {
  expect(readClasses('VI ꯗꯒꯤ VIII').unknown).toEqual(['VI ꯗꯒꯤ VIII']);
  expect(readClasses('XI विज्ञान').classes).toEqual(['XI']);
  expect(readClasses(['تمام جماعتیں', 'सभी'])).toEqual({ classes: [], unknown: [] });
});
