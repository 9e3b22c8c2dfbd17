import { tokens } from '../tokens';
import { random, seedOf, type Random } from '../random';
import { mix } from '../svg';
import type { Age, Clothes, HairStyle, Looks, Person } from './types';

const skins = [
  '#EBC09A',
  '#E3B48A',
  '#DCA97D',
  '#D29C6E',
  '#CB9264',
  '#BE8457',
  '#AE754B',
  '#96613D',
];
const hairs = ['#1B1512', '#231915', '#2B1E18', '#33241C'];
const greys = ['#8F8B86', '#6E6964', '#A9A5A0'];
const ribbons = [tokens.marigold, '#FFFDF6', tokens.houseRed, tokens.pineLight];
const turbans = [tokens.pineDark, '#27466B', '#7A2E2A', tokens.marigold, '#41526B'];
const saris = ['#8E3B46', '#2F6493', '#3D7259', '#B8643B', '#6B4A78', '#A5782A', '#2C6C70'];
const suits = ['#27343F', '#3A3B44', '#4A3B33', '#2E4438'];

const boyHair: HairStyle[] = [
  'short',
  'parted',
  'tousled',
  'curly',
  'crop',
  'short',
  'parted',
  'tousled',
  'short',
  'patka',
];
const girlHair: HairStyle[] = [
  'plaits',
  'ponytail',
  'bob',
  'band',
  'plaits',
  'ponytail',
  'long',
  'wavy',
  'bob',
  'band',
  'plaits',
  'ponytail',
  'scarf',
];
const manHair: HairStyle[] = ['parted', 'short', 'receding', 'crop', 'turban'];
const womanHair: HairStyle[] = ['bun', 'long', 'wavy', 'bob', 'bun'];

/** What is known of somebody; the rest is drawn from the seed. */
export type Part = Partial<Person> & { age?: number };

const covering = (style: HairStyle, r: Random, size: Age): string => {
  if (style === 'patka' || style === 'turban') return r.pick(turbans);
  if (style === 'scarf') return r.pick(['#F4F1E6', '#F4F1E6', tokens.pineLight]);
  return size === 'adult' ? tokens.marigold : r.pick(ribbons);
};

/** Somebody of the school: the same label always gives the same person. */
export const person = (label: string, known: Part = {}): Person => {
  const r = random(seedOf(`person/${label}`));
  const size = known.size ?? 'senior';
  const girl = known.girl ?? r.chance(0.5);
  const adult = size === 'adult';
  const style =
    known.style ?? r.pick(adult ? (girl ? womanHair : manHair) : girl ? girlHair : boyHair);
  const old = known.age ?? (adult ? r(0.35, 0.85) : 0);
  const skin = r.pick(skins);
  const grey = old > 0.68 ? r.pick(greys) : r.pick(hairs);
  const clothes: Clothes =
    known.clothes ?? (adult ? (girl ? 'sari' : r.pick(['suit', 'kurta'])) : 'blazer');
  const looks: Looks = {
    skin,
    hair: grey,
    style,
    ribbon: covering(style, r, size),
    girl,
    smile: r.pick(['soft', 'open', 'soft', 'wide']),
    brow: r(-2, 3),
    glasses: r.chance(adult ? 0.4 : 0.14),
    moustache: adult && !girl && r.chance(0.5),
    beard: adult && !girl && style === 'turban',
    bindi: adult && girl && r.chance(0.6),
    age: old,
  };
  const colour = r.pick(clothes === 'sari' ? saris : clothes === 'sport' ? houseColours : suits);
  return { ...looks, size, clothes, colour, ...known };
};

/** The colours of the four houses: red, blue, green, yellow. */
export const houseColours = [
  tokens.houseRed,
  tokens.houseBlue,
  tokens.houseGreen,
  tokens.houseYellow,
];

/** Several people of one kind, girls and boys in turn unless one of them is asked for. */
export const people = (label: string, count: number, known: Part = {}): Person[] => {
  const first = seedOf(label) % 2;
  return Array.from({ length: count }, (_, i) =>
    person(`${label}${i}`, { girl: (i + first) % 2 === 0, ...known }),
  );
};

/** The same person in the light of a scene: every colour moved towards `tone` by `share`. */
export const inLight = (p: Person, tone: string, share: number): Person => ({
  ...p,
  skin: mix(p.skin, tone, share),
  hair: mix(p.hair, tone, share * 0.6),
  ribbon: mix(p.ribbon, tone, share),
  colour: mix(p.colour, tone, share),
});
