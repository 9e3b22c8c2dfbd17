import type { Part } from './cast';
import type { HairStyle } from './types';

const student = (name: string, girl: boolean, style?: HairStyle): [string, Part] => [
  name,
  { girl, size: 'senior', clothes: 'blazer', ...(style ? { style } : {}) },
];

/** A girl of the upper classes by name, with the given hair. */
export const girl = (name: string, style?: HairStyle) => student(name, true, style);

/** A boy of the upper classes by name, with the given hair. */
export const boy = (name: string, style?: HairStyle) => student(name, false, style);

/** The students of the toppers' lists, in the order of their pictures. */
export const toppers: [string, Part][] = [
  girl('Ishita Negi', 'band'),
  boy('Kabir Ansari', 'parted'),
  girl('Meher Gill', 'ponytail'),
  boy('Arjun Thapliyal', 'short'),
  girl('Ananya Iyer', 'plaits'),
  boy('Rehan Siddiqui', 'tousled'),
  girl('Tara Bahuguna', 'bob'),
  boy('Vihaan Kulkarni', 'curly'),
  girl('Zoya Hussain', 'long'),
  boy('Pranav Dobhal', 'crop'),
  boy('Nyima Sherpa', 'short'),
  girl('Diya Chatterjee', 'wavy'),
  girl('Aditi Uniyal', 'plaits'),
  girl('Harsimran Kaur Dhillon', 'bun'),
  boy('Rohan Menon', 'curly'),
  girl('Sneha Panwar', 'ponytail'),
  boy('Yusuf Khan', 'short'),
  boy('Madhav Gairola', 'parted'),
  girl('Lakshmi Subramaniam', 'plaits'),
  boy('Aarav Semwal', 'tousled'),
  girl('Ritika Baruah', 'bob'),
  boy('Imran Sheikh', 'parted'),
  girl('Kavya Bhandari', 'band'),
  boy('Jaspreet Singh Bedi', 'turban'),
  boy('Nikhil Juyal', 'crop'),
  girl('Fatima Rizvi', 'scarf'),
  girl('Shreya Mukherjee', 'wavy'),
  boy('Dev Pokhriyal', 'parted'),
  girl('Tanvi Deshpande', 'ponytail'),
  boy('Samuel Tirkey', 'curly'),
  girl('Avni Kukreti', 'plaits'),
  girl('Rigzin Angmo', 'bob'),
  boy('Karthik Nair', 'short'),
  girl('Simran Chawla', 'long'),
  boy('Ayaan Mirza', 'tousled'),
  girl('Bhumika Rautela', 'band'),
  girl('Saumya Kothiyal', 'ponytail'),
  boy('Akash Reddy', 'parted'),
  girl('Mahima Gusain', 'plaits'),
  boy('Neel Banerjee', 'curly'),
  girl('Sana Parveen', 'scarf'),
  boy('Gaurav Chhetri', 'crop'),
  girl('Devika Pillai', 'wavy'),
  boy('Ishaan Mamgain', 'short'),
  girl('Ruhani Sodhi', 'bun'),
  boy('Tashi Namgyal', 'parted'),
  girl('Pooja Yadav', 'plaits'),
  boy('Junaid Lone', 'tousled'),
];

const grown = (name: string, known: Part): [string, Part] => [name, { size: 'adult', ...known }];

/** Former students, in the order of their pictures. */
export const alumni: [string, Part][] = [
  grown('Nandini Joshi', { girl: true, style: 'wavy', clothes: 'suit', age: 0.3, bindi: false }),
  grown('Farhan Qureshi', { girl: false, style: 'parted', clothes: 'suit', age: 0.3, beard: true }),
  grown('Deepa Rana', {
    girl: true,
    style: 'ponytail',
    clothes: 'suit',
    colour: '#2F4A63',
    age: 0.3,
  }),
  grown('Tenzin Wangdi Bhutia', {
    girl: false,
    style: 'short',
    clothes: 'jumper',
    colour: '#41626B',
    age: 0.3,
    moustache: false,
  }),
  grown('Ritwik Sen', { girl: false, style: 'tousled', clothes: 'kurta', glasses: true, age: 0.4 }),
  grown('Gurleen Kaur Sandhu', { girl: true, style: 'bun', clothes: 'sari', age: 0.4 }),
  grown('Ashwin Raghunathan', {
    girl: false,
    style: 'curly',
    clothes: 'jumper',
    colour: '#3A5A4C',
    glasses: true,
    age: 0.3,
    moustache: false,
  }),
  grown('Kamla Pangtey', {
    girl: true,
    style: 'long',
    clothes: 'sari',
    colour: '#8E3B46',
    bindi: true,
    age: 0.4,
  }),
];

/** The principal. */
export const principal = grown('Dr. Anuradha Rawat', {
  girl: true,
  style: 'bun',
  clothes: 'sari',
  colour: '#2C6C5A',
  glasses: true,
  bindi: true,
  age: 0.6,
  smile: 'soft',
  hair: '#3A312C',
});

/** The heads of the school. */
export const heads: Record<string, [string, Part]> = {
  manager: grown('Mr. Harish Chandra Bisht', {
    girl: false,
    style: 'receding',
    clothes: 'suit',
    colour: '#2E3C48',
    glasses: true,
    moustache: true,
    beard: false,
    age: 0.8,
    hair: '#8F8B86',
    smile: 'soft',
  }),
  principal,
  'vice-principal': grown("Mr. Joseph D'Mello", {
    girl: false,
    style: 'parted',
    clothes: 'suit',
    colour: '#4A3B33',
    glasses: false,
    moustache: true,
    beard: false,
    age: 0.6,
    hair: '#4A423C',
    smile: 'soft',
  }),
  headmistress: grown('Mrs. Shobha Nautiyal', {
    girl: true,
    style: 'bun',
    clothes: 'sari',
    colour: '#8E3B46',
    glasses: false,
    bindi: true,
    age: 0.7,
    hair: '#6E6964',
    smile: 'open',
  }),
};

/** The founder of the school. */
export const founder = grown('Shri Raghuvir Singh Bisht', {
  girl: false,
  style: 'parted',
  clothes: 'kurta',
  colour: '#7A5A42',
  glasses: true,
  moustache: true,
  beard: false,
  age: 0.95,
  hair: '#E4E0D8',
  smile: 'soft',
});
