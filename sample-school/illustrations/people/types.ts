/** How hair or a head covering is cut. */
export type HairStyle =
  | 'short'
  | 'parted'
  | 'curly'
  | 'tousled'
  | 'crop'
  | 'receding'
  | 'patka'
  | 'turban'
  | 'bob'
  | 'plaits'
  | 'ponytail'
  | 'bun'
  | 'long'
  | 'band'
  | 'wavy'
  | 'scarf';

/** A face and what is worn on it; every colour is `#RRGGBB`. */
export interface Looks {
  skin: string;
  hair: string;
  style: HairStyle;
  /** Ribbon, hair band or head covering. */
  ribbon: string;
  girl: boolean;
  smile: 'soft' | 'open' | 'wide';
  brow: number;
  glasses?: boolean;
  moustache?: boolean;
  beard?: boolean;
  bindi?: boolean;
  /** Lines of age, 0 (a child) to 1. */
  age: number;
}

/** What somebody wears. */
export type Clothes =
  | 'blazer'
  | 'summer'
  | 'sport'
  | 'pinafore'
  | 'lab'
  | 'apron'
  | 'winter'
  | 'raincoat'
  | 'jumper'
  | 'dance'
  | 'scout'
  | 'sari'
  | 'suit'
  | 'kurta';

/** How big somebody is; it sets the proportions. */
export type Age = 'little' | 'junior' | 'senior' | 'adult';

/** A person, ready to be posed. */
export interface Person extends Looks {
  size: Age;
  clothes: Clothes;
  /** The main colour of free clothes: a sari, a sports shirt, a coat. */
  colour: string;
}
