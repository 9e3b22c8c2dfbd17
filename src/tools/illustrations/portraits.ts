import { bust } from './people/bust';
import { person, type Part } from './people/cast';
import type { HairStyle } from './people/types';
import { fade, finish, makeStage, soft } from './stage';
import { circle, group, mix, path, place, rect } from './svg';
import { deodar } from './parts/deodar';
import { tokens } from './palettes';

/** Backgrounds of portraits: the sky, the far hill and the near hill. */
const grounds = [
  ['#E4EEE6', '#BFD3C5', '#8FB3A0'],
  ['#FCEFCF', '#F3D79A', '#D9B36A'],
  ['#EFE9DA', '#D8CDB4', '#A9BBA8'],
  ['#E3ECF0', '#BACFD6', '#8BA9B0'],
  ['#F7E3D3', '#E8C1A4', '#C98F6F'],
] as const;

/** One portrait: the name it is drawn from and what is known of the person. */
export interface Portrait {
  name: string;
  known: Part;
  width: number;
  height: number;
}

/** Draws a portrait as an SVG of its size: head and shoulders before two hills. */
export const drawPortrait = ({ name, known, width, height }: Portrait): string => {
  const id = `portrait-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  const stage = makeStage({ name: id, mood: 'noon', width, height });
  const r = stage.random(`ground/${name}`);
  const [sky, far, near] = r.pick(grounds);
  const air = fade(stage, [
    [0, sky],
    [1, mix(sky, '#FFFFFF', 0.5)],
  ]);
  const hill = (y: number, swing: number): string =>
    `M-10 ${height * y}C${width * 0.25} ${height * (y - swing)} ${width * 0.45} ${height * (y + swing)} ${width * 0.7} ${height * y}S${width} ${height * (y - swing)} ${width + 10} ${height * y}V${height + 10}H-10Z`;
  const scale = width / 500;
  const middle = Math.max(height - 428 * scale, height * 0.43);
  const tones = [
    mix(near, '#FFFFFF', 0.1),
    near,
    mix(near, tokens.pine, 0.2),
    mix(near, '#5A3E28', 0.4),
  ] as const;
  const sway = r(-0.03, 0.03);
  return finish(
    stage,
    air.def +
      rect(0, 0, width, height, air.fill) +
      circle(width * r(0.42, 0.58), middle, width * 0.4, '#FFFFFF', { opacity: 0.5 }) +
      path(hill(0.6 + sway, 0.05), far, { opacity: 0.75 }) +
      group(
        [0.08, 0.19, 0.83, 0.95]
          .map((x, i) =>
            deodar(
              stage,
              width * x,
              height * (0.78 + sway),
              height * (0.26 + (i % 2) * 0.09),
              `${i}`,
              { tones },
            ),
          )
          .join(''),
        { opacity: 0.45 },
      ) +
      path(hill(0.76 + sway, -0.04), near, { opacity: 0.85 }) +
      soft(
        stage,
        place(
          bust(person(name, known), { turn: r(-0.35, 0.35), tilt: r(-2, 2) }),
          width / 2,
          middle,
          scale,
        ),
      ),
  );
};

const student = (name: string, girl: boolean, style?: HairStyle): [string, Part] => [
  name,
  { girl, size: 'senior', clothes: 'blazer', ...(style ? { style } : {}) },
];

const girl = (name: string, style?: HairStyle) => student(name, true, style);
const boy = (name: string, style?: HairStyle) => student(name, false, style);

/** The students of the toppers' lists, in the order of their pictures. */
const toppers: [string, Part][] = [
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
const alumni: [string, Part][] = [
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

const principal = grown('Dr. Anuradha Rawat', {
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
const heads: Record<string, [string, Part]> = {
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

const founder = grown('Shri Raghuvir Singh Bisht', {
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

const two = (index: number): string => String(index + 1).padStart(2, '0');

const sized = ([name, known]: [string, Part], width: number, height: number): Portrait => ({
  name,
  known,
  width,
  height,
});

const service = 'content/service/pictures/people';
const site = 'content/pictures/people';

/** Every portrait by the path of its file. */
export const portraits: Record<string, Portrait> = {
  ...Object.fromEntries(
    Object.entries(heads).map(([slug, who]) => [`${service}/${slug}.webp`, sized(who, 640, 800)]),
  ),
  ...Object.fromEntries(
    toppers.map((who, i) => [`${service}/topper-${two(i)}.webp`, sized(who, 400, 400)]),
  ),
  ...Object.fromEntries(
    alumni.map((who, i) => [`${service}/alumni-${two(i)}.webp`, sized(who, 400, 400)]),
  ),
  [`${site}/founder.webp`]: sized(founder, 640, 800),
  [`${site}/principal.webp`]: sized(principal, 640, 800),
  [`${site}/head-girl.webp`]: sized(girl('Meenakshi Rautela', 'plaits'), 640, 800),
  [`${site}/head-boy.webp`]: sized(boy('Ibrahim Qureshi', 'parted'), 640, 800),
};
